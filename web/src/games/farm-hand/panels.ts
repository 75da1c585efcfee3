/** What can be looked up beside the table. */
export type Panel = 'cards' | 'tricks' | 'sheet';
