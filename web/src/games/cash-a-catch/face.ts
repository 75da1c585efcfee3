/** All that it takes to show a table of Cash a Catch. */
import type { Action, Event, Legal, View } from '../../generated/cash-a-catch';
import { faceFor } from '../contract';
import Board from './Board.svelte';
import { hold, urgent } from './motion';
import Story from './Story.svelte';
import { situation } from './situation';
import { sound } from './sounds';
import TraderMark from './TraderMark.svelte';
import * as text from './text';
import { tells } from './told';

export const face = faceFor<View, Action, Event, Legal>({
  Board,
  Mark: TraderMark,
  Story,
  text: { ...text, situation },
  hold,
  urgent,
  tells,
  sound,
});
