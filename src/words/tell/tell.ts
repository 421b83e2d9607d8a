// Each event as one short sentence.
import type { GameEvent } from '../../scenarios/events';
import type { Language } from '../texts';
import { readable } from '../explained';
import type { Line, TellContext } from './context';
import * as choices from './choices';
import * as doors from './doors';
import * as fights from './fights';
import * as finds from './finds';
import * as flares from './flares';
import * as moves from './moves';
import * as rush from './rush';
import * as traitors from './traitors';
import * as turns from './turns';

/** Undefined where a neighbouring event says it better. */
export function tell(event: GameEvent, context: TellContext, language: Language): Line | undefined {
  const line = lineOf(event, context, language);
  return line && { ...line, rules: readable(line.rules) };
}

function lineOf(event: GameEvent, context: TellContext, language: Language): Line | undefined {
  switch (event.kind) {
    case 'roundBegan':
      return turns.roundBegan(event, language);
    case 'roundEnded':
      return turns.roundEnded(event, language);
    case 'turnBegan':
      return turns.turnBegan(event, context, language);
    case 'noise':
      return turns.noise(event, language);
    case 'flare':
      return flares.flare(event, language);
    case 'rushBegan':
      return turns.rushBegan(event, language);
    case 'brushed':
      return rush.brushed(event, language);
    case 'slidPast':
      return rush.slidPast(event, language);
    case 'passedDoor':
      return rush.passedDoor(event, language);
    case 'gameOver':
      return turns.gameOver(event, context, language);
    case 'touchedFirst':
      return moves.touchedFirst(event, language);
    case 'moved':
      return moves.moved(event, language);
    case 'moveFailed':
      return moves.moveFailed(event, context, language);
    case 'entered':
      return moves.entered(event, context, language);
    case 'escorts':
      return moves.escorts(event, language);
    case 'fired':
      return fights.fired(event, language);
    case 'missed':
      return fights.missed(event, language);
    case 'keptFeet':
      return fights.keptFeet(event, language);
    case 'killed':
      return fights.killed(event, language);
    case 'fell':
      return fights.fell(event, language);
    case 'lostLife':
      return fights.lostLife(event, language);
    case 'gainedLife':
      return fights.gainedLife(event, language);
    case 'died':
      return fights.died(event, language);
    case 'stoodUp':
      return fights.stoodUp(event, language);
    case 'duelBegan':
      return fights.duelBegan(event, language);
    case 'combatCard':
      return fights.combatCard(event, language);
    case 'duelEnded':
      return fights.duelEnded(event, language);
    case 'thrownOut':
      return fights.thrownOut(event, language);
    case 'took':
      return finds.took(event, context, language);
    case 'dropped':
      return finds.dropped(event, context, language);
    case 'revealed':
      return finds.revealed(event, context, language);
    case 'cardDrawn':
      return finds.cardDrawn(event, language);
    case 'alarm':
      return choices.alarm(event, language);
    case 'mixed':
      return choices.mixed(event, language);
    case 'spent':
      return choices.spent(event, context, language);
    case 'duskCalled':
      return choices.duskCalled(event, language);
    case 'appeared':
      return finds.appeared(event, language);
    case 'putBack':
      return rush.putBack(event, language);
    case 'slid':
      return finds.slid(event, language);
    case 'peeked':
      return finds.peeked(event, context, language);
    case 'tileRemoved':
      return finds.tileRemoved(event, language);
    case 'voted':
      return turns.voted(event, context, language);
    case 'accused':
      return traitors.accused(event, context, language);
    case 'shown':
      return traitors.shown(event, context, language);
    case 'exiled':
      return traitors.exiled(event, context, language);
    case 'drivenOut':
      return traitors.drivenOut(event, language);
    case 'changedSides':
      return traitors.changedSides(event, context, language);
    case 'stayed':
      return traitors.stayed(event, context, language);
    case 'drewObjective':
      return traitors.drewObjective(event, context, language);
    case 'passed':
      return traitors.passed(event, context, language);
    case 'fighterChosen':
      return traitors.fighterChosen(event, context, language);
    case 'pretzel':
      return finds.pretzel(event, language);
    case 'joined':
      return finds.joined(event, language);
    case 'boardTurned':
      return finds.boardTurned(event, language);
    case 'power':
      return finds.power(event, language);
    case 'leftLying':
      return finds.leftLying(event, context, language);
    case 'spared':
      return finds.spared(event, language);
    case 'threwAway':
      return finds.threwAway(event, language);
    case 'stole':
      return finds.stole(event, context, language);
    case 'ate':
      return finds.ate(event, language);
    case 'doorClosed':
      return doors.doorClosed(event, language);
    case 'doorOpened':
      return doors.doorOpened(event, language);
    case 'waits':
      return doors.waits(event, language);
    case 'recruited':
      return doors.recruited(event, context, language);
    case 'oneMoreRound':
      return doors.oneMoreRound(event, language);
    default:
      // So that the compiler names the one that has no words yet.
      return event satisfies never;
  }
}
