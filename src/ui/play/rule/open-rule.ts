// Which rules are being read.
import { create } from 'zustand';

export const useOpenRules = create<{ readonly rules: readonly string[] }>(() => ({ rules: [] }));

export const openRules = (rules: readonly string[]): void => useOpenRules.setState({ rules });
