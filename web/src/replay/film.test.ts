import { describe, expect, test } from 'vitest';
import type { Change, Frame, Replay } from '../generated/wire';
import { seat, table } from '../test/wire';
import { chaptersOf, filmOf, firstGaze, placeOf, searchOf, withRoom } from './film';

const frame = (version: number, changes: Change[], extra: Partial<Frame> = {}): Frame => ({
  version,
  by: null,
  undo: false,
  events: [],
  actors: [],
  changes,
  race: null,
  ...extra,
});

/** Three steps of a game in which each observer holds a card of its own. */
const eyesOf = (owner: number | null) => ({
  seat: owner,
  frames: [
    frame(0, [{ at: [], value: { outcome: null, hand: [`card-${owner}`], past: [], turn: 0 } }]),
    frame(1, [
      { at: ['past', 0], value: { player: 0 } },
      { at: ['turn'], value: 1 },
    ]),
    frame(2, [
      { at: ['past', 0, 'player'], value: 5 },
      { at: ['past', 1], value: { player: 1 } },
    ]),
  ],
});

const replay = (change: Partial<Replay> = {}): Replay => ({
  table: table({ status: 'over', you: 1 }),
  game: 'farm-hand',
  seats: [seat(0), seat(1)],
  over: true,
  commitment: '9f2c',
  forked: null,
  eyes: [eyesOf(0), eyesOf(1), eyesOf(null)],
  findings: [],
  ...change,
});

const own = (change: Partial<Replay> = {}) =>
  replay({ table: table({ you: 1 }), over: false, eyes: [eyesOf(1)], ...change });

describe('a film', () => {
  test('puts every view together out of the changes, and leaves the earlier ones as they were', () => {
    const views = filmOf(replay())
      .shots(0)
      .map(({ view }) => view);
    expect(views).toEqual([
      { outcome: null, hand: ['card-0'], past: [], turn: 0 },
      { outcome: null, hand: ['card-0'], past: [{ player: 0 }], turn: 1 },
      { outcome: null, hand: ['card-0'], past: [{ player: 5 }, { player: 1 }], turn: 1 },
    ]);
  });

  test('of a finished game has all eyes, and all hands open', () => {
    const film = filmOf(replay());
    expect(film.gazes).toEqual(['open', 0, 1, 'spectator']);
    expect(film.open(0)?.map((view) => (view as unknown as { hand: string[] }).hand)).toEqual([
      ['card-0'],
      ['card-1'],
    ]);
    expect(film.last).toBe(2);
  });

  test('of a running game has your own eyes alone', () => {
    const film = filmOf(own());
    expect(film.gazes).toEqual([1]);
    expect(film.open(0)).toBeNull();
  });

  test('lays your own place nearest where all hands are open', () => {
    expect(filmOf(replay()).near).toBe(1);
    expect(filmOf(replay({ table: null })).near).toBe(0);
    const shots = filmOf(replay()).shots('open');
    expect(shots).toEqual(filmOf(replay()).shots(1));
  });
});

describe('where a replay opens', () => {
  const film = filmOf(replay());

  test('is the step and the eyes that the address names', () => {
    expect(placeOf('?step=2&eyes=spectator', film, 1)).toEqual({ step: 2, gaze: 'spectator' });
    expect(placeOf(searchOf(1, 0), film, 1)).toEqual({ step: 1, gaze: 0 });
    expect(placeOf(searchOf(1, 'open'), film, 1)).toEqual({ step: 1, gaze: 'open' });
  });

  test('is within the game, whatever the address says', () => {
    expect(placeOf('?step=99&eyes=7', film, 1)).toEqual({ step: 2, gaze: 1 });
    expect(placeOf('?step=-3', film, 1)).toEqual({ step: 0, gaze: 1 });
    expect(placeOf('?step=one&eyes=', film, 1)).toEqual({ step: 0, gaze: 1 });
    expect(placeOf('?step=1.5', film, 1)).toEqual({ step: 0, gaze: 1 });
    expect(placeOf('?eyes=open', filmOf(own()), 1)).toEqual({ step: 0, gaze: 1 });
  });

  test('is through your own eyes first, else with all hands open', () => {
    expect(firstGaze(replay(), film)).toBe(1);
    const watched = replay({ table: table({ status: 'over', you: null }) });
    expect(firstGaze(watched, filmOf(watched))).toBe('open');
    expect(firstGaze(own(), filmOf(own()))).toBe(1);
  });
});

test('a chapter begins with the step in which its event happens', () => {
  const eyes = eyesOf(0);
  eyes.frames[0]?.events.push({ kind: 'dealt' });
  eyes.frames[2]?.events.push({ kind: 'scored' }, { kind: 'dealt' });
  const shots = filmOf(replay({ eyes: [eyes, eyesOf(1), eyesOf(null)] })).shots(0);
  let round = 0;
  const chapters = chaptersOf(shots, ({ kind }) => {
    if (kind !== 'dealt') return null;
    round += 1;
    return `Round ${round}`;
  });
  expect(chapters).toEqual([
    { step: 0, title: 'Round 1' },
    { step: 2, title: 'Round 2' },
  ]);
});

test('a title that would lie over the one before, or beyond the last step, is left out', () => {
  const chapters = [0, 3, 20, 95].map((step) => ({ step, title: `Round ${step}` }));
  expect([...withRoom(chapters, 100)]).toEqual([0, 20]);
  const wide = chapters.map(({ step }) => ({
    step,
    title: '第1ラウンドの大きな漁がここで始まります',
  }));
  expect([...withRoom(wide, 100)]).toEqual([0]);
});
