// What a link looks like: cheap to know, so that the address of a page can be told from one.

/** A kind (position, shot, match), a version, and the deflated data, or what mail has made of it. */
export const LINK_FORM = /^#?([psm])(\d{1,3})\.(.*)$/s;

/** The link in whatever somebody has pasted: the whole address, what follows its hash, or a message around it. */
export function linkIn(text: string): string | undefined {
  const [, link] = /(?:^|#|\s)([psm]\d{1,3}\.[\w-]+)/.exec(text.trim()) ?? [];
  return link === undefined ? undefined : `#${link}`;
}

export const isLink = (hash: string): boolean => LINK_FORM.test(hash);
