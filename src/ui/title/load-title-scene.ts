/** Signs and foot numbers are painted once, so the lettering must be there before the brush is. */
async function lettering(): Promise<void> {
  try {
    await document.fonts.load('700 16px "Barlow Condensed"');
  } catch {
    // A sign in a plainer face is better than no town.
  }
}

export async function loadTitleScene() {
  const [scene] = await Promise.all([import('../../scene/title/TitleScene'), lettering()]);
  return scene;
}
