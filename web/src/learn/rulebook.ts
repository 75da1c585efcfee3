/** A rulebook as its text file has it, and finding a clause in it. */
import type { Picture } from '../games/contract';
import { learningOf } from '../games/index';
import { fold } from '../lib/fold';
import { bring } from '../lib/i18n.svelte';

export interface Section {
  /** The id of its title. */
  title: string;
  clauses: string[];
}

export interface Book {
  sections: Section[];
  /** The ids of what is told of each option. */
  options: string[];
  pictures: Record<string, Picture>;
}

export const isClause = (id: string) => /^[A-Z]+-\d+$/.test(id);

/** Text files and pictures of a game's rulebook; null for a game that has none. */
export async function openBook(game: string): Promise<Book | null> {
  const learning = learningOf(game);
  if (!learning) return null;
  const [ids, pictures] = await Promise.all([bring(`${game}-rules`), learning.pictures()]);
  return { ...contentsOf(game, ids), pictures };
}

/** A heading is a rules text with a clause right behind it; its clauses follow. */
export function contentsOf(game: string, ids: string[]): Omit<Book, 'pictures'> {
  const sections: Section[] = [];
  for (const [i, id] of ids.entries()) {
    if (isClause(id)) sections.at(-1)?.clauses.push(id);
    else if (isClause(ids[i + 1] ?? '')) sections.push({ title: id, clauses: [] });
  }
  return { sections, options: ids.filter((id) => id.startsWith(`${game}-rules-option-`)) };
}

/** What is looked for, one entry a word; wide letters, capitals and katakana make no difference. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether a clause holds every word in its text, or is meant by its number: `33`, `fh33`, `FH-33`. */
export function finds(words: string[], clause: string, text: string): boolean {
  const folded = fold(text);
  const [prefix, number] = fold(clause).split('-');
  return words.every(
    (word) =>
      folded.includes(word) ||
      [number, `${prefix}${number}`, `${prefix}-${number}`].includes(word.replace(/^0+/, '')),
  );
}

/** The text in pieces, those found marked. */
export function marked(text: string, words: string[]): { piece: string; found: boolean }[] {
  const letters = [...text];
  const folded = letters.map(fold);
  const found = letters.map(() => false);
  for (const word of words) {
    for (let start = 0; start < letters.length; start++) {
      let length = 0;
      let run = '';
      while (run.length < word.length && start + length < letters.length) {
        run += folded[start + length++];
      }
      if (run === word) found.fill(true, start, start + length);
    }
  }
  const pieces: { piece: string; found: boolean }[] = [];
  for (const [i, letter] of letters.entries()) {
    const last = pieces.at(-1);
    if (last && last.found === found[i]) last.piece += letter;
    else pieces.push({ piece: letter, found: found[i] ?? false });
  }
  return pieces;
}
