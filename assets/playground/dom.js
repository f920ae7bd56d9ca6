/** Builds elements and brings what is on the page in line with what should be, without replacing what stays. */

/** `element('button', { type: 'button', class: 'x' }, 'text', child)`; false and null leave a thing out. */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

export function byId(id) {
  return document.getElementById(id);
}

/** Makes `now` look like `next` and keeps every node that may stay, so that a click never misses its button. */
export function morph(now, next) {
  for (const { name } of Array.from(now.attributes)) if (!next.hasAttribute(name)) now.removeAttribute(name);
  for (const { name, value } of next.attributes) {
    if (now.getAttribute(name) !== value) now.setAttribute(name, value);
  }
  const wanted = [...next.childNodes];
  wanted.forEach((child, index) => {
    const there = now.childNodes[index];
    if (!there) now.append(child);
    else if (there.nodeName !== child.nodeName || keyOf(there) !== keyOf(child)) there.replaceWith(child);
    else if (there.nodeType === Node.TEXT_NODE) {
      if (there.data !== child.data) there.data = child.data;
    } else morph(there, child);
  });
  while (now.childNodes.length > wanted.length) now.lastChild.remove();
}

/** Two controls with different ids are never the same node. */
function keyOf(node) {
  return node.nodeType === Node.ELEMENT_NODE ? (node.dataset.key ?? '') : '';
}
