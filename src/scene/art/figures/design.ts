import type { Paint } from '../paint';
import type { Silhouette } from './silhouette';

export type FigureDesign = {
  readonly silhouette: Silhouette;
  readonly front: Paint;
  readonly back: Paint;
};
