import { createContext, use } from 'react';
import { QUALITY_SETTINGS, type QualitySettings } from './quality';

export const QualityContext = createContext<QualitySettings>(QUALITY_SETTINGS.low);

export const useQuality = (): QualitySettings => use(QualityContext);
