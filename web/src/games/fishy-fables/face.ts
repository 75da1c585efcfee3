/** All that it takes to show a table of Fishy Fables. */
import type { Action, Event, Legal, View } from '../../generated/fishy-fables';
import { faceFor } from '../contract';
import Board from './Board.svelte';
import CatMark from './CatMark.svelte';
import { endsRound, hold } from './motion';
import Story from './Story.svelte';
import { situation } from './situation';
import { sound } from './sounds';
import * as text from './text';

export const face = faceFor<View, Action, Event, Legal>({
  Board,
  Mark: CatMark,
  Story,
  text: { ...text, situation },
  hold,
  endsRound,
  sound,
});
