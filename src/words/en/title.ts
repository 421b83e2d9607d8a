import type { Values } from '../values';

export const title = {
  'title.tagline': 'A flicking game in the snow',
  'title.menu': 'Main menu',
  'title.play': 'Play',
  'practice.title': 'Practise',
  'title.continue': 'Continue',
  'title.continueWhat': ({ scenario, round }: Values<'scenario' | 'round'>): string =>
    `${scenario}, round ${round}`,
  'title.fan':
    'An unofficial, fan-made game with its own art and its own words. It is not connected with any publisher.',
  'title.version': ({ version }: Values<'version'>): string => `Version ${version}`,
  'language.choose': 'Language',
  'scene.loading': 'Setting the table…',
  'scene.label':
    'A small town on a wooden table at dusk: card house fronts with lit windows, street lamps, a cardboard tower, and survivors and zombies facing each other in the falling snow.',
  'scene.missing.heading': 'The table stays in the dark',
  'scene.missing.noWebgl':
    'This browser cannot draw the 3D table: WebGL 2 is missing. Update your browser, switch on hardware acceleration in its settings, or try another browser or device.',
  'scene.missing.failed':
    'Something went wrong while the table was being set. Reload the page; if it happens again, try another browser.',
  'scene.missing.lost':
    'The graphics card was taken away from the table. It usually comes back by itself within seconds; if not, reload the page.',
};
