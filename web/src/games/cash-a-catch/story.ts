/** A game as lines on a sheet: everybody's money through the auctions, and its best lot. */
import type { Event } from '../../generated/cash-a-catch';
import type { Entry } from '../../generated/wire';
import { type Label, type Room, rulesOf, spread } from '../labels';
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

export interface Line extends Label {
  player: number;
  points: { x: number; y: number; bought: boolean }[];
  lots: number;
}

export interface Sheet {
  lines: Line[];
  rules: { total: number; y: number }[];
  /** where the market closes */
  close: number;
}

/** Lines that run together stay apart by so much. */
const SIDE_BY_SIDE = 2.5;

export function sheetOf({ start, auctions }: Tale, room: Room): Sheet {
  const rows = [start, ...auctions.map(({ money }) => money)];
  const [least, most] = [Math.min(0, ...rows.flat()), Math.max(1, ...rows.flat())];
  const x = (i: number) =>
    room.left + ((room.right - room.left) * i) / Math.max(1, rows.length - 1);
  const y = (total: number) =>
    room.bottom - ((room.bottom - room.top) * (total - least)) / (most - least);
  const lines = start.map((_, player) => {
    const apart = (player - (start.length - 1) / 2) * SIDE_BY_SIDE;
    const points = rows.map((row, i) => ({
      x: x(i),
      y: y(row[player] ?? 0) + apart,
      bought: auctions[i - 1]?.buyer === player,
    }));
    return {
      player,
      points,
      lots: points.filter(({ bought }) => bought).length,
      label: points.at(-1)?.y ?? 0,
    };
  });
  spread(lines, room);
  return {
    lines,
    rules: rulesOf(least, most).map((total) => ({ total, y: y(total) })),
    close: x(Math.max(0, rows.length - 2)),
  };
}
