import { isDark } from '#engine/colour/contrast.ts';
import { PhotoImage } from '#renderer/photos/photo-image.tsx';
import { Band } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/** Logos in one colour; a name without a file is set in the coach's face. */
export function Logos({ section, page, ground }: SectionProps<'logos'>) {
  const { theme } = page.coach;
  const colour = theme[ground === 'tint' ? 'paper' : ground];
  return (
    <Band kind="logos" ground={ground}>
      {section.title && <h2 className="label">{section.title}</h2>}
      <ul className={`logos${isDark(colour) ? ' turned' : ''}`}>
        {section.items.map(({ name, file }) => {
          const photo = file === undefined ? undefined : page.photo(file);
          return (
            <li key={name}>
              {photo ? (
                <PhotoImage photo={photo} alt={name} className="logo" sizes="13rem" />
              ) : (
                <span className="figure">{name}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
