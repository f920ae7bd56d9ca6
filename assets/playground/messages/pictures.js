/**
 * Draws pictures in the boxes that Discord's clients give them. The sources of the sizes are in docs/look.md; the sizes
 * themselves are in pictures.css.
 */
import { byId, element } from '../dom.js';
import { say } from '../words.js';

/** A single picture is fitted into its box and never cropped. `kind` is a class, or empty. */
export function picture(one, description, kind) {
  return figure([shown(one, description, kind)], kind === 'thumbnail' ? [] : [description]);
}

/** The pictures of one message. Several share a box as a mosaic, each cropped to its tile. */
export function pictures(list) {
  const [only, ...others] = list;
  if (only === undefined) return [];
  if (others.length === 0) return [picture(only, only.description, '')];
  const tiles = list.map((one) => shown(one, one.description, ''));
  const mosaic = element('div', { class: 'mosaic', 'data-count': Math.min(list.length, 4) }, tiles);
  return [
    figure(
      [mosaic],
      list.map(({ description }) => description),
    ),
  ];
}

function shown({ url, width, height }, description, kind) {
  const style = width && height ? `--width: ${width}px; --ratio: ${width / height}` : null;
  const image = element('img', { src: url, alt: description ?? '', class: kind, width, height, style });
  return element('a', { href: url, target: '_blank', 'data-view': url }, image);
}

function figure(children, descriptions) {
  const captions = descriptions.filter(Boolean).map((description) => element('p', {}, description));
  if (captions.length === 0) return element('figure', {}, children);
  const summary = element('summary', {}, say('playground.alt-text'));
  return element(
    'figure',
    {},
    children,
    element('figcaption', {}, element('details', {}, summary, captions)),
  );
}

/** Shows the picture over the whole page, as a tap does in Discord. */
export function viewPicture(link) {
  const viewer = byId('viewer');
  const image = element('img', { src: link.href, alt: link.querySelector('img').alt });
  const close = element('button', { type: 'button', class: 'button' }, say('playground.close'));
  close.addEventListener('click', () => viewer.close());
  viewer.replaceChildren(image, close);
  viewer.showModal();
}
