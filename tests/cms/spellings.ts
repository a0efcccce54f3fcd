/** Other spellings of an address that routers, proxies or browsers may treat as the same. */
export function spellingsOf(path: string): string[] {
  const [first = '', ...rest] = path.slice(1).split('/');
  const segments = [first, ...rest];
  const at = (place: number, spell: (segment: string) => string) =>
    `/${segments.map((each, index) => (index === place ? spell(each) : each)).join('/')}`;
  const places = segments.map((_, index) => index);
  const perSegment: ((segment: string) => string)[] = [
    (segment) => `/${segment}`,
    (segment) => `//${segment}`,
    (segment) => `./${segment}`,
    (segment) => `%2e/${segment}`,
    (segment) => `%2E/${segment}`,
    (segment) => `x/../${segment}`,
    (segment) => `x/%2e%2e/${segment}`,
    (segment) => `x/.%2e/${segment}`,
    (segment) => `%2f${segment}`,
    (segment) => `%2F${segment}`,
    (segment) => `%5c${segment}`,
    (segment) => `\\${segment}`,
    (segment) => `${segment}//`,
    (segment) => `${segment}.`,
    (segment) => `${segment}%2e`,
    (segment) => `${segment}%20`,
    (segment) => `${segment}%00`,
    (segment) => `${segment}%0a`,
    (segment) => `${segment}%09`,
    (segment) => `${segment};`,
    (segment) => `${segment};a=b`,
    (segment) => `${segment}%`,
    (segment) => `${segment}%ff`,
    (segment) => segment.toUpperCase(),
    (segment) => segment.charAt(0).toUpperCase() + segment.slice(1),
    (segment) => segment.slice(0, -1) + segment.slice(-1).toUpperCase(),
    (segment) => encoded(segment, 0),
    (segment) => encoded(segment, segment.length - 1),
    (segment) => encoded(segment, 0).replace('%', '%25'),
    (segment) => segment.replace(/./g, (character) => encoded(character, 0)),
  ];
  const whole = [
    `${path}//`,
    `${path}/.`,
    `${path}/./`,
    `${path}/x/..`,
    `${path}#x`,
    `${path}\\`,
    `${path}/%2e`,
    `/x/..${path}`,
    `/%2e${path}`,
    `/.${path}`,
    `//host${path}`,
    `http://host${path}`,
  ];
  const spelled = places.flatMap((place) => perSegment.map((spell) => at(place, spell)));
  return [...new Set([...spelled, ...whole])].filter((spelling) => spelling !== path);
}

function encoded(segment: string, place: number): string {
  const code = segment.charCodeAt(place).toString(16).padStart(2, '0');
  return `${segment.slice(0, place)}%${code}${segment.slice(place + 1)}`;
}
