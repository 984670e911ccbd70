import { describe } from 'vitest';
import { inText, rightText } from '#tests/mistakes/in-text.ts';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

describe('placeholders of other systems', () => {
  itNames(
    inText('foreign-placeholder', 'thanks', [
      [
        'double braces',
        'Thank you, {{name}}!',
        '"{{name}}" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a merge field of HubSpot',
        'Thank you, {{ contact.firstname }}!',
        '"{{ contact.firstname }}" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a merge field with a default',
        'Thanks, {{contact.firstname|there}}',
        '"{{contact.firstname|there}}" would not be filled in: a placeholder has no second choice after a bar. Write {name}. For people who leave the field empty, give the field whenEmpty or the email nameDefault.',
      ],
      [
        'a second choice after a bar',
        'Thanks, {name|there}!',
        '"{name|there}" would not be filled in: a placeholder has no second choice after a bar. Write {name}. For people who leave the field empty, give the field whenEmpty or the email nameDefault.',
      ],
      [
        'square brackets',
        'Thanks, [name]!',
        '"[name]" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'square brackets and capitals',
        'Thanks, [First Name]!',
        '"[First Name]" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'double square brackets',
        'Thanks, [[name]]!',
        '"[[name]]" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'percent signs',
        'Thanks, %name%!',
        '"%name%" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a merge field of ActiveCampaign',
        'Thanks, %FIRSTNAME%!',
        '"%FIRSTNAME%" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'two percent signs',
        'Thanks, %%First Name%%!',
        '"%%First Name%%" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a merge field of Mailgun',
        'Thanks, %recipient.name%!',
        '"%recipient.name%" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a merge tag of Mailchimp',
        'Thanks, *|FNAME|*!',
        '"*|FNAME|*" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a JavaScript template',
        'Thanks, \u0024{name}!',
        '"\u0024{name}" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a Ruby template',
        'Thanks, #{name}!',
        '"#{name}" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'angle brackets twice',
        'Thanks, <<name>>!',
        '"<<name>>" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'angle brackets',
        'Thanks, <name>!',
        '"<name>" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a merge field of Word',
        'Thanks, «Name»!',
        '"«Name»" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'parentheses',
        'Thanks, (Name)!',
        '"(Name)" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'parentheses in a greeting',
        'Hello (First Name), it is on its way.',
        '"(First Name)" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a brace that does not close',
        'Thanks, {name!',
        '"{name!" lacks a brace, so it would be shown as it is. Write {name}.',
      ],
      [
        'a brace that does not open',
        'Thanks, name}!',
        '"name}" lacks a brace, so it would be shown as it is. Write {name}.',
      ],
      [
        'one brace and one parenthesis',
        'Thanks, {name)',
        '"{name)" lacks a brace, so it would be shown as it is. Write {name}.',
      ],
      [
        'one brace too many',
        'Thanks, {name}}!',
        '"{name}}" has a brace too many, which would be shown. Write {name}.',
      ],
      [
        'one brace too few',
        'Thanks, {{name}!',
        '"{{name}" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'full-width braces',
        'Thanks, ｛name｝!',
        '"｛name｝" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a merge field of MailerLite',
        'Thanks, {$name}!',
        '"{$name}" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a condition of Liquid',
        'Thanks, {% if name %}Ada{% endif %}',
        '"{% if name %}" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a line to write on',
        'Thanks, ___!',
        '"___" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a bare merge tag',
        'Thanks, FNAME!',
        '"FNAME" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a bare variable',
        'Thanks, first_name!',
        '"first_name" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a merge field of Keap',
        'Thanks, ~Contact.FirstName~!',
        '"~Contact.FirstName~" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'hash signs',
        'Thanks, #name#!',
        '"#name#" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'at signs',
        'Thanks, @@name@@!',
        '"@@name@@" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a dollar sign',
        'Thanks, $name!',
        '"$name" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a format of C',
        'Thanks, %s!',
        '"%s" would be shown to readers: placeholders have one pair of braces here. Write one of {leadMagnet}, {coach}, {name}, and {email}, or write the words out.',
      ],
      [
        'colons',
        'Thanks, :name:!',
        '":name:" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a merge field of GetResponse',
        'Thanks, [subscriber:firstname | default:"friend"]',
        '"[subscriber:firstname | default:\\"friend\\"]" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
    ]),
  );

  itNames(
    inText('unknown-placeholder', 'thanks', [
      [
        "another system's name in braces",
        'Thanks, {firstName}!',
        '{firstName} in "Thanks, {firstName}!" has no value here. Write {name}.',
      ],
      [
        "another system's tag in braces",
        'Thanks, {FNAME}!',
        '{FNAME} in "Thanks, {FNAME}!" has no value here. Write {name}.',
      ],
      [
        'a default after a colon',
        'Thanks, {name:there}!',
        '{name:there} in "Thanks, {name:there}!" has no value here. Write {name}.',
      ],
    ]),
  );

  itNames(
    inText('foreign-placeholder', 'failure', [
      [
        'a merge field where a failure is told',
        'Sorry, {{name}}.',
        '"{{name}}" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
    ]),
  );

  itNames(
    inText('foreign-placeholder', 'lead', [
      [
        'an offer without braces',
        'Your guide to leadMagnet is here.',
        '"leadMagnet" would be shown to readers: placeholders have one pair of braces here. Write {leadMagnet}.',
      ],
      [
        'an offer in double braces',
        'Get {{leadMagnet}} free.',
        '"{{leadMagnet}}" would be shown to readers: placeholders have one pair of braces here. Write {leadMagnet}.',
      ],
      [
        'a name before anybody has typed one',
        'Hello {{name}}, rest.',
        '"{{name}}" would be shown to readers: placeholders have one pair of braces here. Write one of {leadMagnet} and {coach}, or write the words out.',
      ],
    ]),
  );

  itNames(
    inText('foreign-placeholder', 'summary', [
      [
        'double braces on a card',
        'Get {{leadMagnet}} free.',
        '"{{leadMagnet}}" would be shown to readers: placeholders have one pair of braces here. Write the words out: placeholders are not filled in here.',
      ],
    ]),
  );

  itNames(
    inText('foreign-placeholder', 'tagline', [
      [
        "double braces in a coach's line",
        '{{coach}} for calm work.',
        '"{{coach}}" would be shown to readers: placeholders have one pair of braces here. Write the words out: placeholders are not filled in here.',
      ],
    ]),
  );

  itNames(
    inText('foreign-placeholder', 'heading', [
      [
        'a merge field in an email',
        'Hello {{ subscriber.first_name }}',
        '"{{ subscriber.first_name }}" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        "an event's time without braces",
        'We start at event.time sharp.',
        '"event.time" would be shown to readers: placeholders have one pair of braces here. Write {event.time}.',
      ],
      [
        'a second choice in an email',
        'Hello {name|there}',
        '"{name|there}" would not be filled in: a placeholder has no second choice after a bar. Write {name}. For people who leave the field empty, give the field whenEmpty or the email nameDefault.',
      ],
    ]),
  );

  itNames(
    inText('foreign-placeholder', 'subject', [
      [
        'a merge field in a subject',
        '{{leadMagnet}} is here',
        '"{{leadMagnet}}" would be shown to readers: placeholders have one pair of braces here. Write {leadMagnet}.',
      ],
    ]),
  );

  itAccepts(
    rightText('thanks', [
      'Thanks, {name}!',
      'Thanks, {name} ({email})!',
      '{name}, it costs 100% nothing and 50% of an hour.',
    ]),
  );
  itAccepts(
    rightText('lead', [
      '[PDF] The guide for people who rest',
      'The guide (with a name) is free.',
      '“[…] and then I slept.”',
      '“[My coach] never let me off lightly.”',
      'Pay $50, not $100; #1 of 10.',
      '{leadMagnet} | {coach}',
      'French writes «bonjour» so, and 5 << 10.',
    ]),
  );
  itAccepts(rightText('heading', ['Write: I help ____ to ____.']));
  itAccepts(rightText('label', ['Your name']));

  itNames(
    inText('foreign-placeholder', 'heading', [
      [
        'a name in capitals',
        'Thank you, NAME.',
        '"NAME" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a line at the end',
        'Until tomorrow, ____',
        '"____" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
    ]),
  );
  const shown = (words: string, name = 'name') =>
    `"${words}" would be shown to readers: placeholders have one pair of braces here. Write {${name}}.`;
  itNames(
    inText('foreign-placeholder', 'thanks', [
      ['a colon before the name', 'Thank you, :name.', shown(':name')],
      ['a handle', 'Thank you, @name', shown('@name')],
      ['the codes of angle brackets', 'Thank you, &lt;first name&gt;', shown('&lt;first name&gt;')],
      ['the code of a template', 'Thank you, <%= name %>', shown('<%= name %>')],
      ['lines on both sides', 'Thank you, __name__.', shown('__name__')],
      [
        'another name with a brace too many',
        'On its way to {email}}.',
        '"{email}}" has a brace too many, which would be shown. Write {email}.',
      ],
    ]),
  );
  itNames(
    inText('foreign-placeholder', 'heading', [
      [
        'a name in one word',
        'Until tomorrow, Firstname',
        '"Firstname" would be shown to readers instead of their name. Write {name}.',
      ],
    ]),
  );
  itNames(
    inText('foreign-placeholder', 'heading', [
      [
        'a percent sign with a second choice',
        'Until tomorrow, %FNAME|friend%',
        '"%FNAME|friend%" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'an at sign before braces',
        'Until tomorrow, @{name}',
        '"@{name}" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'a title before a name',
        'Until tomorrow, Mr./Ms. Lastname',
        '"Mr./Ms. Lastname" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
    ]),
  );
  itAccepts(rightText('lead', ['Tag us as @row_nine. Two notes: name it, then rest.']));
  itAccepts(rightText('lead', ['Dear Name-dropper, NAME is an acronym.']));
});
