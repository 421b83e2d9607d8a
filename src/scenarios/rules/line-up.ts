// 40. The line-up by choice: B first, then turn and turn about, and start places in the order of choice (R357, A142).
import { SURVIVOR_IDS } from '../catalogue/survivors';
import { change } from '../change';
import type { Game, Team } from '../game';
import { MAIN_TEAMS, type MainTeam, type SeatId } from '../ids';
import { emit, type Handlers } from '../play';
import { must, survivorIds } from '../queries';
import { startingSurvivor } from '../setup-survivors';
import type { Sheet } from '../sheet';
import { forSurvivors } from './choosing';

/** R365. */
const FEWEST = 3;

export type Turn = { readonly seat: SeatId; readonly team: MainTeam; readonly place: number };

/** As many as the larger team has people, three at least; people of a smaller team take further ones in seat order (A174). */
export function choosingOrder(sheet: Sheet, teams: readonly Pick<Team, 'id' | 'seats'>[]): Turn[] {
  const sides = MAIN_TEAMS.toReversed().flatMap((team) => {
    const seats = teams.find(({ id }) => id === team)?.seats ?? [];
    return sheet.teams[team] && seats.length > 0 ? [{ team, seats }] : [];
  });
  const most = Math.max(FEWEST, ...sides.map(({ seats }) => seats.length));
  return Array.from({ length: most }, (_, place) => place).flatMap((place) =>
    sides.map(({ team, seats }) => ({
      team,
      place,
      seat: must(seats[place % seats.length], 'a seat'),
    })),
  );
}

const nextToChoose = (game: Game): Turn | undefined =>
  choosingOrder(game.sheet, game.teams)[survivorIds(game).length];

export const lineUpHandlers: Pick<Handlers, 'chooseFighter'> = {
  chooseFighter: {
    ask: (game) => {
      const next = nextToChoose(game);
      if (!next) return undefined;
      const left = SURVIVOR_IDS.filter((id) => !game.survivors[id]);
      return { kind: 'chooseFighter', seat: next.seat, options: forSurvivors(left) };
    },
    answer: (play, task, { means: { survivor } }) => {
      const { game } = play;
      const { seat, team, place } = must(nextToChoose(game), 'somebody to choose');
      const chosen = startingSurvivor(game.sheet, survivor, { team, place, owner: seat });
      change(game, { survivors: { ...game.survivors, [survivor]: chosen } });
      emit(play, { kind: 'fighterChosen', seat, survivor, rules: ['R357', 'A142'] });
      change(game, { agenda: [...game.agenda, task] });
    },
  },
};
