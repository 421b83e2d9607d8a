import { Icon } from '../../art/Icon';
import { OnlyYou } from '../art/OnlyYou';
import type { Face } from './face';
import './MarkerFace.css';

export function MarkerFace({ icon, name, isHidden, onlyYou, opens }: Face) {
  return (
    <span className="marker-face" data-hidden={isHidden} title={name}>
      <Icon name={icon} />
      <span className="marker-name">{name}</span>
      {onlyYou && <OnlyYou opens={opens ?? false} />}
    </span>
  );
}
