import { pageTitle } from 'shared-kernel/contract/pageTexts';
import type { PageTexts } from 'shared-kernel/contract/shell';

/**
 * The one owner of the page's title and description. What a remote says of its page, such as an article's name, goes before
 * what the site says of the address; an unseen goal is the title before both.
 */
export function createPageTexts(page: Document) {
  /** What `delivery` wrote holds until the address is another. */
  const written = { title: page.title, description: descriptionTag(page).content };
  let ofAddress = written;
  let ofRemote: PageTexts | undefined;
  let goal: string | undefined;

  const write = () => {
    const texts = ofRemote ? { ...ofRemote, title: pageTitle(ofRemote.title) } : ofAddress;
    page.title = goal ?? texts.title;
    if (texts.description) descriptionTag(page).content = texts.description;
  };

  return {
    show(texts: PageTexts) {
      ofAddress = { ...texts, title: pageTitle(texts.title) };
      write();
    },
    /** Holds until the function it returns is called. */
    describe(texts: PageTexts): () => void {
      ofRemote = texts;
      write();
      return () => {
        if (ofRemote !== texts) return;
        ofRemote = undefined;
        write();
      };
    },
    /** @param title while nobody looks, such as that of a goal; `undefined` when it was seen */
    announce(title: string | undefined) {
      goal = title;
      write();
    },
  };
}

function descriptionTag(page: Document): HTMLMetaElement {
  const known = page.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (known) return known;
  const made = page.createElement('meta');
  made.name = 'description';
  page.head.append(made);
  return made;
}
