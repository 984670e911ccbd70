import { Body, Container, Head, Html, Preview } from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';
import type { FilledEmail } from '#engine/contract/email.ts';
import { chooseEmailColours, type EmailColours } from './palette.ts';
import { Table } from './table.tsx';

/**
 * The document around an email: one column of at most 600 pixels on the coach's paper. Everything that
 * matters is inline, since some mail programs drop the style element, which only has what cannot be
 * inline: dark mode and small screens.
 */
export function EmailDocument({
  email,
  children,
}: {
  readonly email: FilledEmail;
  readonly children: ReactNode;
}) {
  const { light, dark, action, accent } = chooseEmailColours(email.coach.theme);
  return (
    <Html lang={email.language}>
      <Head>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Dates and addresses stay text: telephones would turn them blue. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>{email.message.subject}</title>
        <style>{`body{background-color:${light.ground}}${smallScreens}${darkMode(dark)}`}</style>
      </Head>
      <Body className="ground" style={{ margin: 0, padding: 0 }}>
        <Preview>{email.message.preview}</Preview>
        <Table width="100%">
          <tr>
            <td style={{ ...band, backgroundColor: action }}>&nbsp;</td>
            <td style={{ ...band, backgroundColor: accent, width: '22%' }}>&nbsp;</td>
          </tr>
        </Table>
        <Table width="100%">
          <tr>
            <td className="ground" align="center" style={{ backgroundColor: light.ground }}>
              <Container style={{ maxWidth: 600, width: '100%' }}>
                <Table width="100%">
                  <tr>
                    <td className="page" align="left" style={{ padding: '40px 40px 56px' }}>
                      {children}
                    </td>
                  </tr>
                </Table>
              </Container>
            </td>
          </tr>
        </Table>
      </Body>
    </Html>
  );
}

/** The coach's colours across the top. */
const band: CSSProperties = { height: 8, fontSize: 0, lineHeight: '8px' };

const smallScreens = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
.headline{text-wrap:balance}
@media (max-width:480px){
.page{padding:28px 22px 40px!important}
.headline{font-size:29px!important;line-height:34px!important}
.numeral{width:42px!important}
.ticket{padding:24px 22px 26px!important}
.date{font-size:26px!important;line-height:32px!important}
.lead{font-size:18px!important;line-height:28px!important}
.fact{display:block!important;width:auto!important;padding:0 0 10px!important}
.button{display:block!important}
}`;

function darkMode({ ground, panel, ink, soft, rule, strong }: EmailColours): string {
  const rules = (prefix: string) =>
    [
      `.ground{background-color:${ground}!important}`,
      `.panel{background-color:${panel}!important}`,
      `.ink{color:${ink}!important}`,
      `.soft{color:${soft}!important}`,
      `.strong{color:${strong}!important}`,
      `.rule{border-color:${rule}!important}`,
    ]
      .map((one) => prefix + one)
      .join('\n');
  // Outlook's apps signal dark mode by an attribute instead of the media query.
  return `\n@media (prefers-color-scheme:dark){\n${rules('')}\n}\n${rules('[data-ogsc] ')}\n`;
}
