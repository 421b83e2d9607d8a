import { Icon } from '../../art/Icon';
import { MarkerPicture } from '../../cards/MarkerPicture';
import { OnlyYou } from '../art/OnlyYou';
import type { Face } from './face';
import './MarkerFace.css';

type Props = Face & {
  /** What a question is about: with its picture. */
  readonly isBig?: boolean;
};

export function MarkerFace({ type, icon, name, isHidden, onlyYou, opens, isBig = false }: Props) {
  return (
    <span className="marker-face" data-hidden={isHidden} data-big={isBig} title={name}>
      {isBig ? <MarkerPicture type={type} /> : <Icon name={icon} />}
      <span className="marker-name">{name}</span>
      {onlyYou && <OnlyYou opens={opens ?? false} />}
    </span>
  );
}
