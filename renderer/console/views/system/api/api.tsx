import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { MakeToken } from './make-token.tsx';
import { Services } from './services.tsx';
import { Tokens } from './tokens.tsx';

/** Tokens for programs that read here, and services that report from elsewhere. */
export function ApiView() {
  const tokens = useAnswer('/tokens', {});
  const inbound = useAnswer('/inbound', {});
  return (
    <>
      <Heading title="API" of={tokens} />
      <Section title="A token for a program">
        <p className="mb-3 max-w-[70ch]">
          A program reads leads, submissions and registrations at <code>/api/v1</code> with a token.{' '}
          <a className="underline" href="/api/v1/openapi.json" target="_blank" rel="noreferrer">
            openapi.json
          </a>{' '}
          describes it for tools.
        </p>
        <Waiting of={tokens} />
        {tokens.answer && <MakeToken coaches={tokens.answer.coaches} onMade={tokens.refresh} />}
      </Section>
      {tokens.answer && (
        <Section title="Tokens">
          <Tokens of={tokens.answer.tokens} onChanged={tokens.refresh} />
        </Section>
      )}
      <Section title="Reports from other services">
        <p className="mb-3 max-w-[70ch]">
          A booking or a purchase ends the campaigns that declare it, for that person. The figures
          cover 30 days.
        </p>
        <Waiting of={inbound} />
        {inbound.answer && <Services of={inbound.answer} />}
      </Section>
    </>
  );
}
