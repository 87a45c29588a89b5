/** The mark of the site: a ball over a scoreboard's dash. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="7" fill="#0b7a4b"/>
<circle cx="16" cy="13" r="8" fill="#fff"/>
<path d="M16 9.4l3.4 2.5-1.3 4h-4.2l-1.3-4z" fill="#0b7a4b"/>
<path d="M16 5v4.4M8.4 10.5l4.2 1.4M11.3 19.5l2.6-3.6M20.7 19.5l-2.6-3.6M23.6 10.5l-4.2 1.4" stroke="#0b7a4b" stroke-width="1.2"/>
<path d="M8 26.5h6M18 26.5h6" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
</svg>
`;
