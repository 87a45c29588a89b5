/** Motifs of the demo's pictures: SVG, 1200 × 675, drawn from numbers and colours, without text. */

const WIDTH = 1200;
const HEIGHT = 675;

/** A seeded random source in [0, 1): the picture is the same each time. */
export function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

const page = (body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">\n${body}\n</svg>\n`;

const ball = (x, y, r) => {
  const corner = (index, radius) => {
    const angle = (index * 72 - 90) * (Math.PI / 180);
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const patch = [0, 1, 2, 3, 4].map((index) => corner(index, r * 0.36)).join(' ');
  const seams = [0, 1, 2, 3, 4].map((index) => `M${corner(index, r * 0.36)}L${corner(index, r * 0.8)}`).join('');
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#f6f8f9" stroke="#10181f" stroke-width="3"/><polygon points="${patch}" fill="#10181f"/><path d="${seams}" stroke="#10181f" stroke-width="4"/>`;
};

const SHIRT = 'M-60-90Q0-60 60-90L130-50 105 10 72-4V120H-72V-4L-105 10-130-50Z';
const PATTERNS = {
  plain: () => '',
  stripes: (ink) => `<path d="M-48-80V120M-16-70V120M16-70V120M48-80V120" stroke="${ink}" stroke-width="16"/>`,
  hoops: (ink) => `<path d="M-72 0H72M-72 44H72M-72 88H72" stroke="${ink}" stroke-width="20"/>`,
  sash: (ink) => `<path d="M-66-76L72 110" stroke="${ink}" stroke-width="34"/>`,
  half: (ink) => `<path d="M0-74Q32-78 60-90L130-50 105 10 72-4V120H0Z" fill="${ink}"/>`,
  band: (ink) => `<path d="M-72 20H72" stroke="${ink}" stroke-width="40"/>`,
};

function shirt(x, [colour, pattern, ink]) {
  return `<g transform="translate(${x} 330) scale(1.55)"><path d="${SHIRT}" fill="${colour}"/>${PATTERNS[pattern](ink)}<path d="${SHIRT}" fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/><path d="M-60-90Q0-40 60-90" fill="none" stroke="${ink}" stroke-width="12"/></g>`;
}

/** Two shirts facing each other: `home` and `away` are [colour, pattern, second colour]. */
export function duel({ ground = ['#12324a', '#0c2335'], home, away }) {
  const lines = `<g fill="none" stroke="#fff" stroke-width="5" opacity=".16"><circle cx="600" cy="338" r="176"/><path d="M554 0L646 675"/><rect x="-60" y="150" width="240" height="375"/><rect x="1020" y="150" width="240" height="375"/></g>`;
  return page(
    `<rect width="1200" height="675" fill="${ground[0]}"/><path d="M554 0H1200V675H646Z" fill="${ground[1]}"/>${lines}${shirt(320, home)}${shirt(880, away)}${ball(600, 385, 63)}`,
  );
}

function pitch(colour) {
  const mown = [0, 2, 4, 6]
    .map((at) => `<rect x="${at * 150}" width="150" height="675" fill="#fff" opacity=".05"/>`)
    .join('');
  return `<rect width="1200" height="675" fill="${colour}"/>${mown}<g fill="none" stroke="#fff" stroke-width="4" opacity=".55"><rect x="40" y="40" width="1120" height="595"/><path d="M600 40V635"/><circle cx="600" cy="338" r="92"/><rect x="40" y="180" width="165" height="315"/><rect x="995" y="180" width="165" height="315"/><rect x="40" y="255" width="62" height="165"/><rect x="1098" y="255" width="62" height="165"/></g>`;
}

const player = (x, y, colour) => `<circle cx="${x}" cy="${y}" r="24" fill="${colour}" stroke="#fff" stroke-width="5"/>`;

/** A team's formation, from its goal on the left: `lines` are numbers of players such as [4, 2, 3, 1]. */
export function formation({ lines, colour = '#c8102e', grass = '#1d7a46' }) {
  const step = 900 / lines.length;
  const outfield = lines.flatMap((count, line) =>
    Array.from({ length: count }, (_, index) =>
      player(Math.round(230 + step * line), Math.round((675 / (count + 1)) * (index + 1)), colour),
    ),
  );
  return page(pitch(grass) + player(90, 338, '#f2b705') + outfield.join(''));
}

/** A coach's board: crosses, circles and their runs. */
export function board({ seed, grass = '#14532d', home = '#fbbf24', away = '#f87171' }) {
  const chance = dice(seed);
  const place = (from, to) => Math.round(from + chance() * (to - from));
  const circles = Array.from({ length: 6 }, () => [place(140, 640), place(90, 585)]);
  const crosses = Array.from({ length: 6 }, () => [place(600, 1080), place(90, 585)]);
  const runs = circles
    .slice(0, 4)
    .map(([x, y]) => `M${x + 34} ${y}q${place(60, 120)} ${place(-90, 90)} ${place(150, 240)} ${place(-60, 60)}`);
  const arrows = `<defs><marker id="a" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0L10 5 0 10Z" fill="#fff"/></marker></defs><path d="${runs.join('')}" fill="none" stroke="#fff" stroke-width="6" stroke-dasharray="18 12" marker-end="url(#a)" marker-mid="url(#a)"/>`;
  const rings = circles.map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="26" fill="none" stroke="${home}" stroke-width="10"/>`,
  );
  const xs = crosses.map(
    ([x, y]) => `<path d="M${x - 22} ${y - 22}l44 44m0-44l-44 44" stroke="${away}" stroke-width="10"/>`,
  );
  return page(pitch(grass) + arrows + rings.join('') + xs.join(''));
}

/** A floodlit night. It has thousands of dots and noise, so it is painted as WebP. */
export function night({
  seed,
  sky = ['#0b1026', '#27406b'],
  crowd = ['#c8102e', '#f2b705', '#ffffff'],
  grass = '#1f8a4c',
}) {
  const chance = dice(seed);
  const heads = Array.from({ length: 2600 }, () => {
    const y = 250 + chance() * 165;
    const colour = crowd[Math.floor(chance() * crowd.length)];
    return `<circle cx="${(chance() * WIDTH).toFixed(0)}" cy="${y.toFixed(0)}" r="${(3 + (y - 250) / 60).toFixed(1)}" fill="${colour}" opacity="${(0.25 + chance() * 0.6).toFixed(2)}"/>`;
  });
  const lamp = (x) =>
    `<circle cx="${x}" cy="96" r="330" fill="url(#glow)"/><path d="M${x} 110V270" stroke="#1b2436" stroke-width="12"/><g fill="#fffbe6">${[0, 1, 2, 3].map((at) => `<circle cx="${x - 45 + at * 30}" cy="82" r="11"/><circle cx="${x - 45 + at * 30}" cy="110" r="11"/>`).join('')}</g>`;
  const turf = `<filter id="turf" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".9 .12" numOctaves="3" seed="${seed}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 .1  0 0 0 0 0  0 0 0 -.9 .75"/><feComposite in2="SourceGraphic" operator="in"/><feBlend in2="SourceGraphic" mode="multiply"/></filter>`;
  const defs = `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient><radialGradient id="glow"><stop stop-color="#fffbe6" stop-opacity=".75"/><stop offset="1" stop-color="#fffbe6" stop-opacity="0"/></radialGradient>${turf}</defs>`;
  return page(
    `${defs}<rect width="1200" height="675" fill="url(#sky)"/><path d="M0 240Q600 190 1200 240V430H0Z" fill="#131a29"/>${heads.join('')}${[170, 600, 1030].map(lamp).join('')}<g filter="url(#turf)"><path d="M0 420H1200V675H0Z" fill="${grass}"/></g><path d="M0 440H1200M600 440V675" stroke="#fff" stroke-width="5" opacity=".7"/><ellipse cx="600" cy="560" rx="210" ry="74" fill="none" stroke="#fff" stroke-width="5" opacity=".7"/>${ball(600 + Math.round((chance() - 0.5) * 420), 590, 34)}`,
  );
}

const THINGS = {
  whistle:
    '<path d="M-150-30H60a90 90 0 1 1-90 90V10H-150Z" fill="#f2b705"/><circle cx="60" cy="60" r="34" fill="#10181f"/><path d="M120-100l40-50M170-60l60-20M70-120l4-64" stroke="#f2b705" stroke-width="14"/>',
  cards:
    '<g transform="rotate(-12)"><rect x="-150" y="-150" width="190" height="270" rx="18" fill="#f2b705"/></g><g transform="rotate(10)"><rect x="-10" y="-140" width="190" height="270" rx="18" fill="#d32f2f"/></g>',
  trophy:
    '<path d="M-110-160H110V-40a110 110 0 0 1-220 0Z" fill="#f2b705"/><path d="M-110-130h-60q0 120 80 130M110-130h60q0 120-80 130" fill="none" stroke="#f2b705" stroke-width="24"/><path d="M-20 66h40v60h70v44H-90v-44h70Z" fill="#f2b705"/>',
  boots:
    '<path d="M-190-60q60 50 130 10l50 70 170 40q40 10 40 50H-190Z" fill="#e53935"/><path d="M-150 110v34M-90 110v34M40 110v34M110 110v34M170 110v34" stroke="#10181f" stroke-width="24"/><path d="M-70-30l60-40M-40 10l60-40" stroke="#fff" stroke-width="12"/>',
  gloves:
    '<path d="M-180 150V-20l-10-110q30-30 44 6l14 70 6-110q28-24 42 6v108l26-96q32-14 38 20l-18 110 60-50q34 0 20 40l-92 110v66Z" fill="#26a69a"/><path d="M-180 110H-50" stroke="#fff" stroke-width="24"/>',
  calendar:
    '<rect x="-180" y="-150" width="360" height="310" rx="24" fill="#f6f8f9"/><path d="M-180-126q0-24 24-24h312q24 0 24 24v56h-360Z" fill="#d32f2f"/><g fill="#10181f">@dots</g><path d="M-100-190v70M100-190v70" stroke="#10181f" stroke-width="20"/>',
  chart:
    '<g fill="#42a5f5"><rect x="-180" y="40" width="70" height="120"/><rect x="-80" y="-30" width="70" height="190"/><rect x="20" y="-90" width="70" height="250"/><rect x="120" y="-150" width="70" height="310"/></g><path d="M-200 164H210" stroke="#f6f8f9" stroke-width="10"/>',
  flag: '<path d="M-120 180V-190" stroke="#f6f8f9" stroke-width="18"/><path d="M-112-184L150-110-112-36Z" fill="#ff7043"/><path d="M-200 180h200" stroke="#f6f8f9" stroke-width="12"/>',
  net: '<path d="M-240 160V-150H240V160" fill="none" stroke="#f6f8f9" stroke-width="22"/><path d="M-200-130V160M-150-130V160M-100-130V160M-50-130V160M0-130V160M50-130V160M100-130V160M150-130V160M200-130V160M-230-90H230M-230-40H230M-230 10H230M-230 60H230M-230 110H230" stroke="#f6f8f9" stroke-width="3" opacity=".6"/>',
  heart:
    '<path d="M0 160C-260-20-170-180-60-150-20-140 0-100 0-90 0-100 20-140 60-150 170-180 260-20 0 160Z" fill="#e91e63"/>',
};

/** One object on a plain ground, with a ball beside it. */
export function thing({ what, ground = '#12324a', seed = 1 }) {
  const chance = dice(seed);
  const dots = Array.from(
    { length: 15 },
    (_, at) => `<circle cx="${-130 + (at % 5) * 65}" cy="${-30 + Math.floor(at / 5) * 65}" r="13"/>`,
  ).join('');
  const rings = Array.from(
    { length: 5 },
    () =>
      `<circle cx="${Math.round(chance() * WIDTH)}" cy="${Math.round(chance() * HEIGHT)}" r="${Math.round(60 + chance() * 200)}"/>`,
  ).join('');
  return page(
    `<rect width="1200" height="675" fill="${ground}"/><g fill="#fff" opacity=".05">${rings}</g><g transform="translate(560 330) scale(1.35)">${THINGS[what].replace('@dots', dots)}</g>${ball(930, 520, 58)}`,
  );
}
