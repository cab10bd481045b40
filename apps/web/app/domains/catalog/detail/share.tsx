import { useHydrated } from '../../../kit/page/use-hydrated.ts';
import { toast } from '../../../kit/toasts.ts';
import classes from './share.module.css';

interface Props {
  title: string;
  maker: string;
  url: string;
}

/** Ways to show the piece to somebody: WhatsApp, the link, and the device’s own sharing where it has one. */
export function Share({ title, maker, url }: Props) {
  const isHydrated = useHydrated();
  const text = `${title} by ${maker}, on Adunni`;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toast('success', 'Link copied');
    } catch {
      toast('error', 'The link could not be copied.');
    }
  }
  const shareOnDevice = (): void => void navigator.share({ title, text, url }).catch(() => undefined);
  return (
    <div className={classes.share}>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${text}: ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        Share on WhatsApp
      </a>
      <button type="button" onClick={copy}>
        Copy link
      </button>
      {isHydrated && 'share' in navigator && (
        <button type="button" onClick={shareOnDevice}>
          Share
        </button>
      )}
    </div>
  );
}
