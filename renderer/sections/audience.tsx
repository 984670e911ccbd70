import { BodyText } from '#renderer/page/body-text.tsx';
import { Band, Heading } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/** Who the offer is for and, said plainly, who it is not for. */
export function Audience({ section, page, ground }: SectionProps<'audience'>) {
  const { forYou, notForYou } = section;
  return (
    <Band kind="audience" ground={ground}>
      <Heading {...section} />
      <div className={`sides${notForYou ? ' pair' : ''}`}>
        <div className="yes">
          <h3>{page.words.page.forYou}</h3>
          <ul className="ticks">
            {forYou.map((item) => (
              <li key={item}>
                <BodyText text={item} />
              </li>
            ))}
          </ul>
        </div>
        {notForYou && (
          <div>
            <h3>{page.words.page.notForYou}</h3>
            <ul className="crosses">
              {notForYou.map((item) => (
                <li key={item}>
                  <BodyText text={item} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Band>
  );
}
