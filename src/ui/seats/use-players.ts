import { create } from 'zustand';
import { readStored, writeStored } from '../device/stored';
import { readPlayers, type Player } from './players';

type PlayersStore = {
  readonly players: readonly Player[];
  readonly seat: (players: readonly Player[]) => void;
};

/** Remembered from match to match. */
export const usePlayers = create<PlayersStore>((set) => ({
  players: readPlayers(readStored('players')),
  seat: (players) => {
    writeStored('players', players);
    set({ players });
  },
}));
