import { bookedAddress } from '#engine/contract/booked-address.ts';
import { writePrice } from '#engine/language/write-price.ts';
import { BodyText } from '#renderer/page/body-text.tsx';
import { Band, Heading } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

type Package = SectionProps<'packages'>['section']['items'][number];

/** What can be bought: a card each, the one that is set apart on a ground of its own. */
export function Packages({ section, page, ground }: SectionProps<'packages'>) {
  const { items, note } = section;
  const apart = ground === 'paper' || ground === 'tint' ? 'on-ink' : 'on-paper';
  return (
    <Band kind="packages" ground={ground}>
      <Heading {...section} />
      <ul className={`packages packs-${items.length}`}>
        {items.map(({ name, price, per, text, includes, highlight, button }) => (
          <li key={name} className={highlight && `apart ${apart}`}>
            {highlight && <p className="eyebrow">{highlight}</p>}
            <h3>{name}</h3>
            <p className="price">
              <span className="figure">{writePrice(price, page.words.locale)}</span>
              {per && <span className="per">{` ${per}`}</span>}
            </p>
            {text && (
              <p>
                <BodyText text={text} />
              </p>
            )}
            <ul className="ticks">
              {includes.map((line) => (
                <li key={line}>
                  <BodyText text={line} />
                </li>
              ))}
            </ul>
            <Way
              button={button}
              page={page}
              isQuiet={highlight === undefined && items.length > 1}
            />
          </li>
        ))}
      </ul>
      {note && (
        <p className="note">
          <BodyText text={note} />
        </p>
      )}
    </Band>
  );
}

function Way({
  button: { label, to },
  page,
  isQuiet,
}: {
  readonly button: Package['button'];
  readonly page: SectionProps<'packages'>['page'];
  readonly isQuiet: boolean;
}) {
  const className = `btn${isQuiet ? ' quiet' : ''}`;
  if (to === 'form' || to.startsWith('/')) {
    return (
      <a className={className} href={to === 'form' ? '#form' : to}>
        {label}
      </a>
    );
  }
  const isBooking = to === 'scheduling';
  const href = isBooking ? page.coach.schedulingUrl : to;
  const { id, variant } = page.funnel;
  const ping = isBooking ? bookedAddress(id, variant) : undefined;
  return (
    <a className={className} href={href} target="_blank" rel="noopener" ping={ping}>
      {label}
      <span className="visually-hidden">{` ${page.words.page.newTab}`}</span>
    </a>
  );
}
