import type { ComponentType } from 'react';
import type { Section, SectionKind } from '#engine/declaration/section.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { PageContext, SectionProps } from '#renderer/sections/parts/context.ts';
import { Host } from '#renderer/sections/proof/host.tsx';
import { Logos } from '#renderer/sections/proof/logos.tsx';
import { Quote } from '#renderer/sections/proof/quote.tsx';
import { Statistics } from '#renderer/sections/proof/statistics.tsx';
import { Story } from '#renderer/sections/proof/story.tsx';
import { Testimonials } from '#renderer/sections/proof/testimonials.tsx';
import { VideoSection } from '#renderer/sections/proof/video.tsx';
import type { Ground } from '#renderer/theme/character.ts';
import { Audience } from './audience.tsx';
import { Benefits } from './benefits.tsx';
import { Bonus } from './bonus.tsx';
import { Booking } from './booking.tsx';
import { Calendar } from './calendar.tsx';
import { Closing } from './closing.tsx';
import { EventTicket } from './event.tsx';
import { Hero } from './hero.tsx';
import { Lessons } from './lessons.tsx';
import { List } from './list.tsx';
import { Packages } from './packages.tsx';
import { Questions } from './questions.tsx';
import { Related } from './related.tsx';
import { Seats } from './seats.tsx';
import { Steps } from './steps.tsx';

const components = {
  hero: Hero,
  benefits: Benefits,
  lessons: Lessons,
  list: List,
  statistics: Statistics,
  bonus: Bonus,
  event: EventTicket,
  host: Host,
  testimonials: Testimonials,
  logos: Logos,
  video: VideoSection,
  packages: Packages,
  questions: Questions,
  audience: Audience,
  steps: Steps,
  quote: Quote,
  story: Story,
  calendar: Calendar,
  booking: Booking,
  related: Related,
  seats: Seats,
  closing: Closing,
} satisfies { [Kind in SectionKind]: ComponentType<SectionProps<Kind>> };

interface DeclaredSectionProps {
  readonly section: DeepReadonly<Section>;
  readonly page: PageContext;
  readonly ground: Ground;
}

/** Draws one declared section with the component of its kind. */
export function DeclaredSection(props: DeclaredSectionProps) {
  // The record pairs every kind with the component that takes it; the compiler cannot follow the pair.
  const Component = components[props.section.kind] as ComponentType<DeclaredSectionProps>;
  return <Component {...props} />;
}
