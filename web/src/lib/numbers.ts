/** Numbers as they are shown: with a real minus, so that figures stand under each other. */
export const plain = (number: number) => String(number).replace('-', '−');

/** "+3", "−2", "0". */
export const signed = (number: number) => (number > 0 ? `+${number}` : plain(number));
