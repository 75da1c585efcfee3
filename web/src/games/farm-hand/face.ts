/** All that it takes to show a table of Farm Hand. */
import type { Action, Event, View } from '../../generated/farm-hand';
import { faceFor } from '../contract';
import Board from './Board.svelte';
import { endsRound, hold } from './motion';
import PlayerMark from './PlayerMark.svelte';
import Story from './Story.svelte';
import { situation } from './situation';
import { sound } from './sounds';
import * as text from './text';

export const face = faceFor<View, Action, Event>({
  Board,
  Mark: PlayerMark,
  Story,
  text: { ...text, situation },
  hold,
  endsRound,
  sound,
});
