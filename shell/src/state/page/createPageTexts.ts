import { BehaviorSubject } from 'rxjs';
import type { PageTexts } from 'shared-kernel/contract/pageDescription';
import { pageTitle } from 'shared-kernel/contract/siteTexts';

/**
 * The one owner of the page's title and description. Texts of a remote, such as an article's name, take precedence over
 * the site's texts for the address; an unseen goal takes precedence in the title.
 */
export function createPageTexts(page: Document) {
  /** The texts that `delivery` wrote are kept until the address changes. */
  const written = { title: page.title, description: descriptionTag(page).content };
  /** The page's name, without what happens in a match. */
  const title$ = new BehaviorSubject(written.title);
  let ofAddress = written;
  let ofRemote: PageTexts | undefined;
  let goal: string | undefined;

  const write = () => {
    const texts = ofRemote ? { ...ofRemote, title: pageTitle(ofRemote.title) } : ofAddress;
    title$.next(texts.title);
    page.title = goal ?? texts.title;
    if (texts.description) descriptionTag(page).content = texts.description;
  };

  return {
    title$,
    show(texts: PageTexts) {
      ofAddress = { ...texts, title: pageTitle(texts.title) };
      write();
    },
    /** Sets texts until the returned function is called. */
    describe(texts: PageTexts): () => void {
      ofRemote = texts;
      write();
      return () => {
        if (ofRemote !== texts) return;
        ofRemote = undefined;
        write();
      };
    },
    /** @param title shown while the page is hidden, such as that of a goal; `undefined` to remove it */
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
