/** All that it takes to show a table of Finspan. */
import type { Action, Event, Legal, View } from '../../generated/finspan';
import { faceFor } from '../contract';
import Board from './Board.svelte';
import { endsRound, hold } from './motion';
import SeatSign from './SeatSign.svelte';
import Story from './Story.svelte';
import { situation } from './situation';
import { sound } from './sounds';
import * as text from './text';

export const face = faceFor<View, Action, Event, Legal>({
  Board,
  Mark: SeatSign,
  Story,
  text: { ...text, situation },
  hold,
  endsRound,
  sound,
});
