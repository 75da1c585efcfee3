/** A game as lines on a sheet: everybody's money through the auctions, and its best lot. */
import type { Event } from '../../generated/cash-a-catch';
import type { Entry } from '../../generated/wire';
import { type Course, type Line as CourseLine, courseOf, type Room } from '../course';
import { fishOn } from './cards';

export interface Auction {
  buyer: number | null;
  auctioneer: number;
  cards: string[];
  fish: number;
  fee: number;
  /** everybody's money behind it; the last one behind the settlement */
  money: number[];
}

export interface Tale {
  /** what everybody began with */
  start: number[];
  auctions: Auction[];
  /** by seat: fees, and what was sold before the market closed */
  fees: number[];
  sold: number[];
}

const START = 30;
const PRICE = 10;

/** What was taken back did not happen. */
function standing(history: Pick<Entry, 'by' | 'undo' | 'events'>[]): Event[] {
  const kept: Pick<Entry, 'by' | 'events'>[] = [];
  for (const entry of history) {
    if (!entry.undo) kept.push(entry);
    else
      kept.splice(
        kept.findLastIndex(({ by }) => by === entry.by),
        1,
      );
  }
  return kept.flatMap(({ events }) => events as Event[]);
}

/** The game's money, told from what happened. */
export function taleOf(history: Pick<Entry, 'by' | 'undo' | 'events'>[], seats: number): Tale {
  let money = Array.from({ length: seats }, () => START);
  const add = (seat: number, euros: number) => {
    money = money.with(seat, (money[seat] ?? 0) + euros);
  };
  const tale: Tale = {
    start: money,
    auctions: [],
    fees: money.map(() => 0),
    sold: money.map(() => 0),
  };
  let auctioneer = 0;
  for (const event of standing(history)) {
    switch (event.kind) {
      case 'opened':
      case 'office':
        auctioneer = event.auctioneer;
        break;
      case 'sold':
        add(event.player, event.euros);
        tale.sold[event.player] = (tale.sold[event.player] ?? 0) + event.euros;
        break;
      case 'bought':
        add(event.player, -PRICE);
        add(auctioneer, event.fee);
        tale.fees[auctioneer] = (tale.fees[auctioneer] ?? 0) + event.fee;
        tale.auctions.push({
          buyer: event.player,
          auctioneer,
          cards: event.cards,
          fish: fishOn(event.cards),
          fee: event.fee,
          money,
        });
        break;
      case 'settled':
        money = event.money;
        tale.auctions.push({ buyer: null, auctioneer, cards: [], fish: 0, fee: 0, money });
        break;
    }
  }
  return tale;
}

/** The lot with the most fish; of equal ones the first. */
export const bestLot = ({ auctions }: Tale): Auction | null =>
  auctions
    .filter(({ buyer }) => buyer !== null)
    .reduce<Auction | null>((best, one) => (best && best.fish >= one.fish ? best : one), null);

export interface Line extends CourseLine {
  points: { x: number; y: number; bought: boolean }[];
}

export interface Sheet extends Course {
  lines: Line[];
  /** where the market closes */
  close: number;
}

export function sheetOf({ start, auctions }: Tale, room: Room): Sheet {
  const rows = [start, ...auctions.map(({ money }) => money)];
  const { lines, rules, x } = courseOf(rows, [...start.keys()], room);
  return {
    lines: lines.map((line) => ({
      ...line,
      points: line.points.map((point, i) => ({
        ...point,
        bought: auctions[i - 1]?.buyer === line.player,
      })),
    })),
    rules,
    close: x(Math.max(0, rows.length - 2)),
  };
}
