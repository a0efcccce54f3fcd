import { z } from 'zod';

const consents = ['consent', 'information'] as const;
const mails = ['full', 'link'] as const;

const standard = { consent: consents[0], mail: mails[0] };

/** How the contact form deals with what visitors write. The notice has to say the same. */
export const contactSchema = z
  .strictObject({
    /**
     * `consent`: a box that has to be ticked (specification, section 5). `information`: a sentence with the legal
     * basis, GDPR, Art. 6 (1) (b) or (f).
     */
    consent: z.enum(consents, consents.join(' or ')).default(standard.consent),
    /** `link`: the mail to the office has nothing of the message, only the way to it in Directus. */
    mail: z.enum(mails, mails.join(' or ')).default(standard.mail),
  })
  .default(standard);

const days = 'a whole number of days from 0 to 1095';

/**
 * Days from the day somebody unsubscribes. 30: whoever sends the newsletter by another tool can take the address out
 * there. Up to three years, the usual period of limitation (BGB, section 195): a proof of the consent that there was
 * (GDPR, Art. 17 (3) (e)).
 */
export const newsletterProofDaysSchema = z.int(days).min(0, days).max(1095, days).default(30);
