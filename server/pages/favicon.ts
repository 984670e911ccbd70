/** The site's own emblem: a page that narrows to a point. Coaches' pages have their own. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="7" fill="#171717"/>
<path d="M7 9h18l-7 8.5V24l-4-2.5v-4z" fill="#FAFAF7"/>
</svg>
`;
