import { expect, it } from 'vitest';
import { carryOutStages } from '../../../scripts/setup/test-stages.mjs';

/** A stage that is told when to print and when to end. */
function createStage(title: string, isLongest = false) {
  const { promise: ended, resolve: end } = Promise.withResolvers<number>();
  let print: (text: string) => void = () => {};
  return {
    stage: { title, isLongest, read: (code: number) => ({ passed: code === 0 ? 1 : 0 }) },
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

it('runs two stages at a time, the longest first, and shows what they printed in order', async () => {
  const [first, second, third] = ['First', 'Second', 'Third'].map((title) => createStage(title));
  if (!first || !second || !third) throw new Error('There are three.');
  const long = createStage('Long', true);
  const all = [first, second, third, long];
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
  expect(all.map(({ hasBegun }) => hasBegun)).toEqual([true, false, false, true]);
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
  expect(await results).toMatchObject([
    { title: 'First', passed: 1 },
    { title: 'Second', passed: 0 },
    { title: 'Third', passed: 1 },
    { title: 'Long', passed: 1 },
  ]);
  expect(shown).toBe(`${three}\n── Long ──\nlong 1\nlong 2\n`);
});
