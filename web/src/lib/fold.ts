const KATAKANA = /[\u30a1-\u30f6]/g;

/** What is looked for: wide or narrow, big or small, hiragana or katakana, it is the same word. */
export const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(KATAKANA, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));
