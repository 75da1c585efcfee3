/**
 * Lengths as the server counts them (identity.py), which a field's own `maxlength` does not: in code
 * points, so that a kanji outside the first plane or a simple emoji is one character, not two.
 */
export const MOST = { nickname: 24, words: 64 };

export const lengthOf = (text: string) => [...text].length;

/** A name as the server will take it: composed, with single spaces. */
export const trimmed = (name: string) => name.normalize('NFC').trim().split(/\s+/u).join(' ');
