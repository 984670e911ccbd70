import { expect, it } from 'vitest';
import { carryOutStages } from '../../../scripts/setup/test-stages.mjs';

/** A stage that is told when to print and when to end. */
function createStage(title: string, isLong = false) {
  const { promise: ended, resolve: end } = Promise.withResolvers<number>();
  let print: (text: string) => void = () => {};
  return {
    stage: {
      title,
      isLong,
      read: (code: number) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }),
    },
    hasBegun: false,
    begin(say: (text: string) => void) {
      this.hasBegun = true;
      print = say;
      return ended;
    },
    print: (text: string) => print(text),
    end,
  };
}

it('runs three stages at a time, the long ones first, and shows what they printed in order', async () => {
  const [first, second, third] = ['First', 'Second', 'Third'].map((title) => createStage(title));
  if (!first || !second || !third) throw new Error('There are three.');
  const [longer, long] = [createStage('Longer', true), createStage('Long', true)];
  const all = [first, second, third, longer, long];
  let shown = '';
  const results = carryOutStages(
    all.map(({ stage }) => stage),
    (stage, say) => {
      const one = all.find(({ stage: { title } }) => title === stage.title);
      if (!one) throw new Error(`There is no stage ${stage.title}.`);
      return one.begin(say);
    },
    (text) => {
      shown += text;
    },
  );
  expect(all.map(({ hasBegun }) => hasBegun)).toEqual([true, false, false, true, true]);
  long.print('long 1\n');
  first.print('first\n');
  expect(shown).toBe('\n── First ──\nfirst\n');

  first.end(0);
  await expect.poll(() => second.hasBegun).toBe(true);
  expect(third.hasBegun).toBe(false);
  long.print('long 2\n');
  long.end(0);
  await expect.poll(() => third.hasBegun).toBe(true);
  third.print('third\n');
  second.end(1);
  const three = '\n── First ──\nfirst\n\n── Second ──\n\n── Third ──\nthird\n';
  await expect.poll(() => shown).toBe(three);
  third.end(0);
  longer.end(0);
  expect(await results).toMatchObject([
    { title: 'First', passed: 1 },
    { title: 'Second', passed: 0 },
    { title: 'Third', passed: 1 },
    { title: 'Longer', passed: 1 },
    { title: 'Long', passed: 1 },
  ]);
  expect(shown).toBe(`${three}\n── Longer ──\n\n── Long ──\nlong 1\nlong 2\n`);
});

it('tells what a stage printed of a failure that its report does not name', async () => {
  const tell = async (output: string, failures?: string[]) => {
    const read = () => ({ passed: 3, failed: 1, ...(failures ? { failures } : {}) });
    const [result] = await carryOutStages(
      [{ title: 'Shapes', read }],
      (_stage, say) => {
        say(output);
        return Promise.resolve(1);
      },
      () => {},
    );
    return result?.failures;
  };
  const before = 'one line\n'.repeat(100);
  const error = '\u001b[31m⎯ Unhandled Errors ⎯\u001b[39m\nthe corner fell off\n';
  expect(await tell(before + error)).toEqual([
    'Shapes\n    ⎯ Unhandled Errors ⎯\n    the corner fell off',
  ]);
  expect(await tell(`${before}found: a hole\n`)).toEqual([
    `Shapes\n${'    one line\n'.repeat(29)}    found: a hole`,
  ]);
  expect(await tell(error, ['a square has no corner'])).toEqual(['a square has no corner']);
});
