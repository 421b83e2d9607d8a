// What a link looks like: cheap to know, so that the address of a page can be told from one.

/** A kind (position, shot, match), a version, and the deflated data, or what mail has made of it. */
export const LINK_FORM = /^#?([psm])(\d{1,3})\.(.*)$/s;

export const isLink = (hash: string): boolean => LINK_FORM.test(hash);
