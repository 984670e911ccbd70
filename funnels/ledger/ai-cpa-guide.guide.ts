import { defineGuide } from '#engine/define-guide.ts';

export const guide = defineGuide({
  chapters: [
    {
      title: 'Scope and basis of preparation',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This guide accounts for nine items: seven tasks that software does well enough today, with the control that each requires, and two that stay with you. It makes no predictions about the profession and ranks no tools; a ranking would be out of date by Friday, and the controls below will not.',
        },
        {
          kind: 'paragraph',
          text: 'Hours are weekly averages per preparer in firms of fewer than twenty, as owners have estimated them with us. Yours will differ. Column four is for your own figure, and it is the only column that matters.',
        },
        {
          kind: 'table',
          caption: 'Schedule A. Seven tasks, sorted by the time they return',
          columns: ['No.', 'Task', 'Hours a week', 'Yours'],
          rows: [
            ['1', 'Chasing documents', '3.0', ''],
            ['2', 'Coding bank lines', '2.5', ''],
            ['3', 'Reading forms', '1.5', ''],
            ['4', 'First drafts of client emails', '1.5', ''],
            ['5', 'Notes and tasks from meetings', '1.0', ''],
            ['6', 'Variance comments', '1.0', ''],
            ['7', 'Research memos', '0.5', ''],
            ['', 'Sum', '11.0', ''],
            ['', 'Less: time for the controls', '(1.0)', ''],
            ['', 'Net', '10.0', ''],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Introduce one per month, beginning at the top. A control you do not have time to test is not a control.',
        },
        { kind: 'heading', text: 'How to fill in your column' },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Take two ordinary weeks. Not the second week of April.',
            'Each preparer keeps a sheet with seven lines and puts a stroke for every quarter of an hour.',
            'Add, divide by two, and divide by the number of preparers. The error will be smaller than the finding.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'Basis',
          questions: [
            { label: 'The two weeks we measure', lines: 1 },
            { label: 'Preparers, by initials', lines: 1 },
            { label: 'My estimate of the sum, before measuring', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Entry 9 comes first: the consent',
      blocks: [
        {
          kind: 'paragraph',
          text: 'It is the ninth item on the list and the first to be dealt with. No tax return information goes into a tool before you have read its terms and, where Internal Revenue Code section 7216 asks for it, the client has consented in writing. The section is a criminal provision. It concerns preparers who knowingly or recklessly disclose or use what they were given to prepare a return.',
        },
        { kind: 'heading', text: 'What section 7216 asks of you, in one paragraph' },
        {
          kind: 'paragraph',
          text: 'A preparer may use and disclose tax return information to prepare the return, and as the regulations under section 7216 otherwise allow. Anything beyond that needs the taxpayer’s consent: in writing, before it happens, naming what is disclosed, to whom and for what purpose, signed and dated. For individual returns the required form and wording of a consent are prescribed. Information that goes to a preparer outside the United States has rules of its own. Whether a given tool falls inside or outside of what is allowed without consent depends on what it does with the data and where. That question belongs to your counsel or your professional liability carrier, once, in writing, per tool.',
        },
        {
          kind: 'table',
          caption: 'Schedule B. Seven questions to a vendor’s terms',
          columns: ['Question', 'An answer you can file', 'An answer you cannot'],
          rows: [
            [
              'Is what we enter used to train a model?',
              'No, by contract',
              '“You can opt out”, somewhere',
            ],
            ['Where is it processed and stored?', 'In the United States, named', '“Globally”'],
            ['Who at the vendor can read it?', 'Named roles, logged', '“Authorized personnel”'],
            ['How long is it kept?', 'A number of days', '“As long as necessary”'],
            ['Can we delete it, and is that confirmed?', 'Yes, in writing', 'By ticket'],
            [
              'Who is told of a breach, and when?',
              'You, within a stated number of hours',
              '“In accordance with law”',
            ],
            ['Which other companies receive it?', 'A list, and notice of changes', 'None given'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Put the paragraph into the engagement letter now, not in February. Where a separate consent is prescribed, an engagement letter does not replace it; send both together. And add each tool to your written information security plan, which as a tax preparer you are required to have.',
        },
        {
          kind: 'checklist',
          items: [
            'Every tool in use is on one list, including those that staff pay for themselves.',
            'Schedule B is answered for each, in writing, and filed.',
            'Counsel or carrier has said, per tool, whether consent is needed.',
            'Consents are signed and dated before the first document goes in.',
            'Until then, staff know the rule: no names, no numbers, no documents.',
          ],
        },
      ],
    },
    {
      title: 'Entries 1 and 2. Chasing documents, coding bank lines',
      blocks: [
        { kind: 'heading', text: '1. Chasing documents (3.0 hours)' },
        {
          kind: 'paragraph',
          text: '*Task.* Automatic requests per client, reminders on days 3, 7 and 10, a person on day 12. One list per client, made from last year’s file, not a general checklist of forty items of which thirty do not apply. A client who is asked for six things sends six.',
        },
        {
          kind: 'paragraph',
          text: '*Control.* A Friday list of everything still open, sorted by age, read by one named person. *When it does not tie:* whatever is open after day 12 gets a call. Not a fourth reminder. By then the client is not forgetful; something is unclear or unwelcome.',
        },
        {
          kind: 'table',
          caption: 'Wording of the reminders',
          columns: ['Day', 'Sentence'],
          rows: [
            ['0', '“For your return we need these six items. The link opens your list.”'],
            ['3', '“Two of six are here, thank you. The four below are open.”'],
            [
              '7',
              '“One item is open: the statement from the brokerage. If there is none this year, reply ‘none’.”',
            ],
            [
              '10',
              '“We have reserved Thursday for your return. Without the statement it moves to the week after.”',
            ],
            [
              '12',
              'A person calls: “Is it that you cannot find it, or that you would rather not look?”',
            ],
          ],
        },
        { kind: 'heading', text: '2. Coding bank lines (2.5 hours)' },
        {
          kind: 'paragraph',
          text: '*Task.* Rules first, suggestions for the rest. A rule is certain: this payee, this account. A suggestion is a guess with manners. Write a rule whenever the same suggestion has been approved three times.',
        },
        {
          kind: 'paragraph',
          text: '*Control.* A person approves whatever the tool is unsure of, and samples 5% of what it is sure of. *When it does not tie:* an error in the sample is never one error. Find the rule or the pattern behind it, correct all of its lines, and sample 10% for the two months that follow.',
        },
        {
          kind: 'list',
          items: [
            'Owner’s draws, loans, transfers between own accounts and anything above your materiality are approved by a person, however sure the tool is.',
            'Rules have an author and a date. A rule without an author gets deleted each January.',
            'The person who approves is not the person who wrote the rules. In a firm of two, you take turns.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'Controls 1 and 2',
          questions: [
            { label: 'Who reads the Friday list', lines: 1 },
            { label: 'Who samples, on which day, and where it is noted', lines: 1 },
            { label: 'Our materiality for bank lines', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Entries 3 and 4. Reading forms, drafting emails',
      blocks: [
        { kind: 'heading', text: '3. Reading forms (1.5 hours)' },
        {
          kind: 'paragraph',
          text: '*Task.* W-2s, 1099s, K-1s and receipts into fields. The first three are printed and behave. K-1 footnotes do not: read those yourself, all of them.',
        },
        {
          kind: 'paragraph',
          text: '*Control.* Totals tie to the source page, and the source page stays linked to the figure, so that the reviewer is one click away from the paper. *When it does not tie:* look for a corrected form first, then for two pages of which one is a copy, then for a minus sign.',
        },
        { kind: 'heading', text: '4. First drafts of client emails (1.5 hours)' },
        {
          kind: 'paragraph',
          text: '*Task.* You dictate three facts, the tool writes the paragraph. Three facts, one request, one date. It saves the staring, not the thinking.',
        },
        {
          kind: 'paragraph',
          text: '*Control.* Nobody sends what nobody has read. Read it aloud once. *When it does not tie:* a paragraph that promises something (a refund, a deadline, a treatment) which was not among your three facts is deleted, not edited.',
        },
        {
          kind: 'table',
          caption: 'From three facts to a paragraph (an example without a client in it)',
          columns: ['Dictated', 'Sent'],
          rows: [
            [
              'Estimate up to 4,100. Because of the sale in May. Due September 15.',
              '“Your third estimated payment is 4,100 dollars instead of 2,600. The difference comes from the sale in May. It is due on September 15; the voucher is attached. If the sale has not closed, please tell me before you pay.”',
            ],
          ],
        },
        {
          kind: 'checklist',
          items: [
            'Each preparer has read one form by hand and by tool, and compared.',
            'The reviewer can reach the source page from the figure.',
            'Drafts carry no name and no number until they are in our own mail program.',
          ],
        },
      ],
    },
    {
      title: 'Entries 5 to 7. Notes, variances, memos',
      blocks: [
        { kind: 'heading', text: '5. Notes and tasks from meetings (1.0 hour)' },
        {
          kind: 'paragraph',
          text: '*Task.* Transcript, decisions, who does what by when. *Control.* Ask the client before you record, and delete the recording once the notes are filed. In a number of states everybody on the line has to agree; ask everywhere, and you need not look it up. *When it does not tie:* the client’s recollection and the notes differ. Then the notes were not sent within a day. Send them within a day.',
        },
        { kind: 'heading', text: '6. Variance comments (1.0 hour)' },
        {
          kind: 'paragraph',
          text: '*Task.* Have every deviation above 10% explained in one sentence. *Control.* The sentence names the account it came from. *When it does not tie:* “due to normal business fluctuations” is not a sentence, it is a shrug. Delete it and ask the client.',
        },
        { kind: 'heading', text: '7. Research memos (0.5 hours)' },
        {
          kind: 'paragraph',
          text: '*Task.* A first draft and a list of authorities. *Control.* Open every citation. Tools cite sections that do not exist, in excellent prose. *When it does not tie:* one invented citation voids the memo. Not the line: the memo. Begin again from the primary source.',
        },
        {
          kind: 'table',
          caption: 'Schedule C. The seven controls on one page',
          columns: ['Task', 'What a person checks', 'How often'],
          rows: [
            ['Documents', 'Everything open, by age', 'Friday'],
            ['Bank lines', 'The unsure ones; 5% of the sure', 'With each close'],
            ['Forms', 'Totals to the source page', 'Each return'],
            ['Emails', 'Read aloud once', 'Each one'],
            ['Meetings', 'Permission, deletion, sent within a day', 'Each one'],
            ['Variances', 'The account is named', 'Each report'],
            ['Memos', 'Every citation opened', 'Each one'],
          ],
        },
        {
          kind: 'worksheet',
          title: 'Test of controls, at the end of a month',
          questions: [
            { label: 'Which control did I see being done, and when', lines: 2 },
            { label: 'Which one was skipped, and why', lines: 2 },
            { label: 'So next month we (introduce the next task / repeat this one)', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Entry 8. The signature',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Judgement, sign-off and the call in which a client hears a number. It is what the fee is for. A client who owes 31,000 dollars more than he thought will remember for ten years how he learned it. He can be told by a portal. He should be told by you.',
        },
        {
          kind: 'paragraph',
          text: 'The distinction is easy to state. Software may prepare whatever you can check in less time than it took to make. What you cannot check faster than you can do it, you do. Most of what is interesting about this profession falls under the second sentence.',
        },
        {
          kind: 'figure',
          scene: 'ledger',
          alt: 'Ruled ledger lines from which four blocks ascend, each taller than the last',
        },
        { kind: 'heading', text: 'The pricing note' },
        {
          kind: 'paragraph',
          text: 'An hour saved is an hour lost if you bill by it. A preparer at 150 dollars who works ten hours less on the same clients has not saved the firm anything; she has cost it 1,500 a week. So there is an order in which to change both.',
        },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'First the fees of the clients concerned, fixed for twelve months, at what they paid last year. Nobody objects to the same number.',
            'Then the tasks, one a month, for those clients only.',
            'Then the hours that come back are spent on purpose: half on review and calls, half on going home. Decide it in writing, or they will be spent on more returns.',
            'At the next renewal the fee follows what the client now gets, such as the call in October that nobody used to have time for.',
          ],
        },
        {
          kind: 'table',
          caption: 'One client, twelve months (an example, in dollars)',
          columns: ['Line', 'By the hour', 'Fixed fee, tasks delegated'],
          rows: [
            ['Hours', '24', '15'],
            ['Billed', '3,600 (24 at 150)', '3,600'],
            ['Tools and controls', '0', '240'],
            ['Earned per hour', '150', '224'],
          ],
        },
        {
          kind: 'worksheet',
          title: 'Clients whose fee I fix first',
          questions: [
            { label: 'Three names, last year’s total, the fixed fee', lines: 3 },
            { label: 'What the hours that return are for, half and half', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Implementation schedule',
      blocks: [
        {
          kind: 'table',
          caption: 'Schedule D. Eight months',
          columns: ['Month', 'Introduce', 'Test at month’s end'],
          rows: [
            ['0', 'Consent, Schedule B, the list of tools', 'All signed and filed'],
            ['1', 'Documents', 'The Friday list, four times'],
            ['2', 'Bank lines', 'Two samples, noted'],
            ['3', 'Forms', 'Three returns, traced to source'],
            ['4', 'Emails', 'Ten, read by somebody else'],
            ['5', 'Meetings', 'Recordings deleted'],
            ['6', 'Variances', 'Accounts named'],
            ['7', 'Memos', 'Every citation opened'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'If busy season falls into the schedule, stop at its start and go on after it. New controls in March are ornaments.',
        },
        { kind: 'heading', text: 'First week' },
        {
          kind: 'checklist',
          items: [
            'Monday: list every tool in use. Ask; do not inspect.',
            'Tuesday: send Schedule B to the vendors of those that hold client data.',
            'Wednesday: send the question about consent to counsel or carrier.',
            'Thursday: the sheet with seven lines goes to each preparer.',
            'Friday: read the list of open documents yourself, once, by hand. It will tell you what entry 1 is worth.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'How to tell that it works: net hours per preparer (your column) fall month by month while the findings of the reviewer do not rise. If findings rise, a control is missing or nobody is doing it. Stop, repair, go on.',
        },
        {
          kind: 'paragraph',
          text: 'If you would like to have your column read by somebody else, bring it to an [AI CPA strategy call](/ledger-booking): thirty minutes, your figures, our working shown.',
        },
        { kind: 'paragraph', text: 'Regards, Ledger Growth Lab' },
      ],
    },
  ],
});
