/** All that it takes to show a table of Fish 'em Up. */
import type { Action, Event, Legal, View } from '../../generated/fish-em-up';
import { faceFor } from '../contract';
import Board from './Board.svelte';
import Mark from './Mark.svelte';
import { hold } from './motion';
import Story from './Story.svelte';
import { situation } from './situation';
import { sound } from './sounds';
import * as text from './text';

export const face = faceFor<View, Action, Event, Legal>({
  Board,
  Mark,
  Story,
  text: { ...text, situation },
  hold,
  sound,
});
