import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fixture } from '../games/farm-hand/fixtures';
import type { TableInfo, View } from '../generated/wire';
import { attribute, bring, has, speak, t } from '../lib/i18n.svelte';
import { table } from '../test/wire';
import Rulebook from './Rulebook.svelte';
import { contentsOf, finds, isClause, marked, openBook, wordsOf } from './rulebook';

configure({ defaultHidden: true });

const CLAUSES = 35;
/** Milliseconds: there are many pictures, of thousands of paths. */
const SLOW = 60_000;
const OPTIONS = [
  { name: 'first_dealer', choices: [null, 0, 1], default: null },
  { name: 'tables', choices: [null, 'mine'], default: null },
];

beforeEach(() => {
  vi.stubGlobal('fetch', async () => ({
    ok: true,
    json: async () => [
      { id: 'farm-hand', seats: [1, 2, 3, 4, 5], options: OPTIONS, bots: [], version: '1' },
    ],
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Given {
  clause?: string;
  table?: TableInfo;
  view?: View;
  inDrawer?: boolean;
  /** The clauses whose pictures are drawn: all of them are thousands of paths. */
  pictures?: string[];
}

async function show(given: Given = {}) {
  const whole = await openBook('farm-hand');
  if (!whole) throw new Error('no rulebook');
  const { clause = null, pictures = [], ...others } = given;
  const drawn = pictures.map((id) => [id, whole.pictures[id]]);
  const book = { ...whole, pictures: Object.fromEntries(drawn) };
  const props = { game: 'farm-hand', book, asked: { clause }, ...others };
  return { props, ...render(Rulebook, { props }) };
}

const shownClauses = () =>
  [...document.querySelectorAll('section[id]')].map(({ id }) => id).filter(isClause);

describe.each(['en', 'ja'] as const)('the rulebook in %s', (language) => {
  beforeEach(() => speak(language));

  test('holds every clause as an anchor with its text and a link to itself', async () => {
    const clauses = (await bring('farm-hand-rules')).filter(isClause);
    expect(clauses.length).toBe(CLAUSES);
    await show();
    expect(shownClauses()).toEqual(clauses);
    for (const clause of clauses) {
      const section = document.getElementById(clause);
      expect(section?.textContent).toContain(t(clause).slice(0, 20));
      const link = section?.querySelector('a');
      expect(link?.getAttribute('href')).toBe(`/rules/farm-hand#${clause}`);
    }
  });

  test('tells every option, and how each mark is to be read', async () => {
    await show();
    for (const id of ['first-dealer', 'tables']) {
      expect(document.querySelector('dl')?.textContent).toContain(t(`farm-hand-option-${id}`));
    }
    const page = document.body.textContent;
    for (const mark of ['reconstructed', 'reading', 'option']) {
      expect(page).toContain(t(`rules-mark-${mark}-note`));
    }
  });

  test('marks what is reconstructed, the clause and its table', async () => {
    const clauses = ['FH-3', 'FH-11', 'FH-53', 'FH-60'];
    await show({ pictures: clauses });
    for (const clause of clauses) {
      const section = document.getElementById(clause);
      const mark = t('rules-mark-reconstructed');
      expect(section?.querySelector('.mark')?.textContent).toBe(mark);
      expect(section?.querySelector('caption small')?.textContent).toContain(mark);
    }
  });
});

describe.each(['en', 'ja'] as const)('every picture of a rulebook in %s', (language) => {
  test.each(['farm-hand', 'fishy-fables', 'cash-a-catch', 'fish-em-up', 'finspan'])(
    'has its words: %s',
    async (game) => {
      await speak(language);
      const [book] = await Promise.all([openBook(game), bring(game)]);
      const pictures = Object.entries(book?.pictures ?? {});
      expect(pictures.length).toBeGreaterThan(3);
      for (const [clause, Picture] of pictures) {
        expect(has(clause), clause).toBe(true);
        const { container, unmount } = render(Picture, { clause, view: null });
        expect(container.textContent, clause).not.toContain(`${game}-`);
        unmount();
      }
    },
    SLOW,
  );
});

test('both languages mark the same clauses alike', async () => {
  const marksOf = async (language: 'en' | 'ja') => {
    await speak(language);
    const ids = await bring('farm-hand-rules');
    return ids.map((id) => `${id}: ${attribute(id, 'marks')}`);
  };
  expect(await marksOf('ja')).toEqual(await marksOf('en'));
});

test('a heading is a text with a clause right behind it', () => {
  const ids = ['toy-rules-aim', 'toy-rules-one', 'T-1', 'T-2', 'toy-rules-two', 'T-3'];
  const { sections, options } = contentsOf('toy', [...ids, 'toy-rules-option-odd', 'toy-picture']);
  expect(sections).toEqual([
    { title: 'toy-rules-one', clauses: ['T-1', 'T-2'] },
    { title: 'toy-rules-two', clauses: ['T-3'] },
  ]);
  expect(options).toEqual(['toy-rules-option-odd']);
});

describe('finding a rule', () => {
  const found = (query: string, clause: string, text: string) =>
    finds(wordsOf(query), clause, text);

  test.each(['33', 'fh33', 'FH-33', 'ＦＨ－３３', ' 33 '])('by its number, written %s', (query) => {
    expect(found(query, 'FH-33', 'Equal numbers cancel.')).toBe(true);
    expect(found(query, 'FH-3', 'The suits differ in size.')).toBe(false);
  });

  test('by all of its words, in any order, capitals or not', () => {
    expect(found('CANCEL equal', 'FH-33', 'Equal numbers cancel.')).toBe(true);
    expect(found('cancel unequal', 'FH-33', 'Equal numbers cancel.')).toBe(false);
  });

  test('hiragana finds katakana, and a wide space parts words', () => {
    expect(found('まっく　びっど', 'FH-53', 'マックのビッドは表で決まっています。')).toBe(true);
  });

  test('marks what was found, all of it and nothing else', () => {
    expect(marked('Equal numbers are equal.', ['equal'])).toEqual([
      { piece: 'Equal', found: true },
      { piece: ' numbers are ', found: false },
      { piece: 'equal', found: true },
      { piece: '.', found: false },
    ]);
    expect(marked('ビッド', ['ひっと'])).toEqual([{ piece: 'ビッド', found: false }]);
  });

  test('the page shows what was found, says how much, and shows all again', async () => {
    await show();
    const field = screen.getByLabelText('Find a rule');
    await fireEvent.input(field, { target: { value: 'frighten' } });
    expect(shownClauses()).toEqual(['FH-33']);
    expect(screen.getByText('1 rule')).toBeTruthy();
    expect(document.querySelector('mark')?.textContent).toBe('frighten');
    await fireEvent.input(field, { target: { value: 'trump 31' } });
    expect(shownClauses()).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Show all rules' }));
    expect(shownClauses().length).toBe(CLAUSES);
  });
});

describe('a clause that is asked for', () => {
  test('is marked and takes the focus, also when something else was looked for', async () => {
    const { rerender, props } = await show();
    await fireEvent.input(screen.getByLabelText('Find a rule'), { target: { value: 'Mack' } });
    await rerender({ ...props, asked: { clause: 'FH-31' } });
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('FH-31'));
    expect(document.activeElement?.classList.contains('here')).toBe(true);
  });

  test('that is none of ours changes nothing', async () => {
    await show({ clause: 'content"]' });
    expect(shownClauses().length).toBe(CLAUSES);
  });

  test('its number copies the link', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await show();
    const number = document.getElementById('FH-33-id');
    expect(number?.getAttribute('aria-label')).toBe('Link to rule FH-33');
    await fireEvent.click(number as Element);
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/rules/farm-hand#FH-33`);
    expect((await screen.findAllByText('The link to FH-33 is copied.')).length).toBeGreaterThan(0);
  });
});

describe('at a table', () => {
  const view = fixture(3, 'lead').view as unknown as View;

  test('that plays by the usual rules, it says so', async () => {
    const usual = table({ options: { first_dealer: null, tables: null } });
    await show({ table: usual, view, inDrawer: true });
    expect(await screen.findByText('This table plays by the usual rules.')).toBeTruthy();
  });

  test('whose host chose otherwise, it says what is different', async () => {
    const other = table({ options: { first_dealer: 1, tables: null } });
    await show({ table: other, view, inDrawer: true });
    expect(await screen.findByText('First dealer: Seat 2 (usual: Drawn by lot)')).toBeTruthy();
    expect(screen.queryByText(/^Deck and tables: /)).toBeNull();
  });

  test('with a deck of its own, the tables are that table’s', async () => {
    const { red, ...others } = fixture(3, 'lead').view.suits;
    const own = { ...fixture(3, 'lead').view, suits: { red: [7], ...others } };
    await show({
      table: table({ options: { first_dealer: null, tables: 'mine' } }),
      view: own as unknown as View,
      inDrawer: true,
      pictures: ['FH-3'],
    });
    expect(red).toEqual([4]);
    const deck = within(document.getElementById('FH-3') as HTMLElement);
    expect(deck.getByText(/of this table/)).toBeTruthy();
    expect(deck.getByRole('row', { name: 'red 7 1' })).toBeTruthy();
    expect(await screen.findByText(/^Deck and tables: mine/)).toBeTruthy();
  });
});

describe('worked examples', () => {
  const inClause = (clause: string) => within(document.getElementById(clause) as HTMLElement);

  test('a 6 of another suit beats the 4 that was led', async () => {
    await show({ pictures: ['FH-31'] });
    const example = inClause('FH-31');
    for (const card of ['blue 4, dog', 'green 6, pig', 'blue 1, mouse']) {
      expect(example.getByText(card)).toBeTruthy();
    }
    expect(example.getByText('wins').closest('li')?.textContent).toContain('green 6');
  });

  test('two 3s cancel and the 2 wins; three 2s leave nobody', async () => {
    await show({ pictures: ['FH-33', 'FH-34'] });
    expect(inClause('FH-33').getAllByText('cancelled')).toHaveLength(2);
    expect(inClause('FH-33').getByText('wins').closest('li')?.textContent).toContain('orange 2');
    expect(inClause('FH-34').getAllByText('cancelled')).toHaveLength(3);
  });

  test('a round’s points stand on a score sheet', async () => {
    await show({ pictures: ['FH-41'] });
    for (const cell of ['1 won of 1 bid: 5', '3 won of 1 bid: −2', '1 won of 3 bid: −2']) {
      expect(inClause('FH-41').getByText(cell)).toBeTruthy();
    }
  });

  test('Mack leads where the rulebook says so', async () => {
    await show({ pictures: ['FH-54', 'FH-61'] });
    const rows = (clause: string) =>
      inClause(clause)
        .getAllByRole('row')
        .filter((row) => row.lastElementChild?.textContent === 'Mack')
        .map((row) => row.firstElementChild?.textContent);
    expect(rows('FH-54')).toEqual(['2', '5']);
    expect(rows('FH-61')).toEqual(['1', '4']);
  });
});
