import { type Finding, findPlace, tellWayOut } from '#engine/read/findings.ts';
import { escapeHtml } from '#engine/text/escape-html.ts';

/** The declarations' mistakes as a page that reloads once they are corrected. */
export function drawFindings(findings: readonly Finding[]): string {
  const items = findings.map((finding) => {
    const { place, line, code, problem, remedy } = finding;
    return [
      `<li><p class="place">${escapeHtml(findPlace(finding))}</p>`,
      ...(place === undefined ? [] : [`<p>${escapeHtml(place)}</p>`]),
      ...(code === undefined ? [] : [`<pre>${line} | ${escapeHtml(code)}</pre>`]),
      `<p>${escapeHtml(problem)}</p><p class="remedy">${escapeHtml(remedy)}</p></li>`,
    ].join('');
  });
  const wayOut = tellWayOut(findings);
  const below = wayOut === undefined ? '' : `<p>${escapeHtml(wayOut)}</p>`;
  const title =
    findings.length === 1 ? 'One mistake to correct' : `${findings.length} mistakes to correct`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>
body{margin:0 auto;max-width:44rem;padding:3rem 1.5rem;font:1.0625rem/1.6 system-ui;color:#171717;background:#fafaf7}
h1{font-size:1.75rem;line-height:1.2}ol{padding-left:1.25rem}li{margin:0 0 1.75rem}p{margin:.25rem 0}
.place,pre{font:600 .875rem/1.6 ui-monospace,monospace;color:#8a1c1c}.remedy{color:#1d4e2f}pre{margin:.25rem 0;padding:.5rem .75rem;overflow-x:auto;color:#171717;background:#eeece2}
</style><script type="module" src="/@vite/client"></script></head>
<body><h1>${title}</h1><ol>${items.join('')}</ol>${below}</body></html>`;
}
