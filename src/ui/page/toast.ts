// One short line at a time about what was just done, and perhaps a way to take it back.
import { create } from 'zustand';

export type Toast = {
  readonly text: string;
  readonly undo?: () => void;
};

type ToastStore = {
  readonly toast?: Toast;
  readonly number: number;
};

export const useToast = create<ToastStore>(() => ({ number: 0 }));

export const showToast = (toast: Toast): void =>
  useToast.setState(({ number }) => ({ toast, number: number + 1 }), true);

export const hideToast = (): void => useToast.setState(({ number }) => ({ number }), true);
