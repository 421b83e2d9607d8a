import { Barrel } from './table/Barrel';
import { CityLimits } from './table/CityLimits';
import { Disc } from './table/Disc';
import { Facade } from './table/Facade';
import { Lamp } from './table/Lamp';
import { PineTree } from './table/PineTree';
import { SnowMat } from './table/SnowMat';
import { Standee } from './table/Standee';
import { Tower } from './table/Tower';
import { WoodenTable } from './table/WoodenTable';

/** A town in mid-game, arranged to be looked at. */
export function TitleTown() {
  return (
    <>
      <WoodenTable />
      <SnowMat />
      <CityLimits />
      <Buildings />
      <Tower x={37} z={-17} turn={-30} />
      <Lamp x={-17} z={-10} />
      <Lamp x={17} z={-8} />
      <Lamp x={-40} z={14} />
      <Barrel x={-26} z={8} />
      <Barrel x={-22.5} z={6} color="#3f6470" />
      <Barrel x={31} z={18} color="#c58a2d" />
      <Survivors />
      <Dead />
      <Woods />
    </>
  );
}

function Buildings() {
  return (
    <>
      <Facade name="police" x={-43} z={-17} turn={32} />
      <Facade name="cafe" x={-22} z={-30} turn={6} />
      <Facade name="motel" x={0} z={-33} />
      <Facade name="garage" x={22} z={-30} turn={-7} />
      <Facade name="radio" x={47} z={5} turn={-60} />
    </>
  );
}

function Survivors() {
  return (
    <>
      <Standee name="anita" x={2} z={24} turn={10} />
      <Standee name="john" x={-5} z={29} turn={16} />
      <Standee name="lily" x={7.5} z={30} turn={2} />
      <Standee name="gabriel" x={-11} z={22} turn={20} />
      <Disc kind="move" color="#d8943f" x={8.5} z={22} />
      <Disc kind="bullet" color="#c6d2dd" x={12} z={15} />
    </>
  );
}

function Dead() {
  return (
    <>
      <Standee name="postman" x={9} z={3} turn={-24} />
      <Standee name="bride" x={15} z={9} turn={-34} />
      <Standee name="hockey" x={20} z={2} turn={-30} />
      <Standee name="postman" x={26} z={7} turn={-40} />
      <Standee name="hockey" x={3} z={9} turn={-20} lying />
      <Standee name="bride" x={-3} z={-12} turn={10} />
      <Standee name="hockey" x={-31} z={-7} turn={30} />
    </>
  );
}

function Woods() {
  return (
    <>
      <PineTree x={-58} z={-40} size={1.25} />
      <PineTree x={-47} z={-43} turn={0.5} size={0.95} />
      <PineTree x={46} z={-41} turn={0.3} size={1.2} />
      <PineTree x={57} z={-36} turn={0.9} size={0.95} />
      <PineTree x={-59} z={-24} turn={0.7} size={0.85} />
      <PineTree x={60} z={-20} turn={0.2} size={1} />
    </>
  );
}
