import { getProduct, listProducts, type Product } from '@adunni/contracts/catalog/catalog';
import { Select } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import { ChoiceFields } from '../detail/choice/choice-fields.tsx';
import { firstPick } from '../detail/choice/pick.ts';
import type { Piece } from './piece-picks.tsx';

type Options = Readonly<Record<string, string>>;

interface Props {
  label: string;
  description: string;
  /** What is chosen, with its name, and what of it. */
  value: { productId: string; label: string; options: Options } | null;
  /** The only maker whose pieces are offered, by their slug. */
  maker?: string | undefined;
  onChange: (chosen: { product: Product; options: Options } | null) => void;
}

const WAIT_MS = 250;

/** Chooses one piece that is made to measure, and what is chosen of it. */
export function PieceChoice({ label, description, value, maker, onChange }: Props) {
  const [found, setFound] = useState<readonly Piece[]>([]);
  const { product, problem, load } = useProduct(value?.productId ?? null);
  const search = useDebouncedCallback(async (q: string) => {
    const query = { q, kind: 'made-to-measure' as const, limit: 12, ...(maker && { maker }) };
    // What cannot be found for want of a connection is found by the next letter typed.
    const { items } = await callApi(listProducts, { query }).catch(() => ({ items: [] }));
    setFound(items.map(({ _id, title, maker: { name } }) => ({ value: _id, label: `${title}, ${name}` })));
  }, WAIT_MS);

  async function choose(productId: string | null): Promise<void> {
    if (productId === null) return onChange(null);
    const picked = await load(productId);
    if (picked) onChange({ product: picked, options: firstPick(picked).options });
  }

  const chosen = value ? [{ value: value.productId, label: value.label }] : [];
  return (
    <>
      <Select
        label={label}
        description={description}
        size="md"
        placeholder="Search the shop"
        data={[...chosen, ...found.filter((piece) => piece.value !== value?.productId)]}
        // The shop’s own search has filtered already.
        filter={({ options }) => options}
        value={value?.productId ?? null}
        onChange={choose}
        onSearchChange={search}
        onDropdownOpen={() => search('')}
        searchable
        clearable
        nothingFoundMessage="No products match your search."
      />
      <LoadProblem message={problem} onRetry={() => value && load(value.productId)} />
      {value && product?._id === value.productId && product.optionGroups.length > 0 && (
        <ChoiceFields
          product={product}
          pick={{ colour: null, size: null, options: value.options }}
          onChange={({ options }) => options && onChange({ product, options })}
          missing={null}
        />
      )}
    </>
  );
}

/** All of a piece, loaded when it is chosen and when the page opens with it. */
function useProduct(productId: string | null) {
  const [product, setProduct] = useState<Product | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(async (wanted: string): Promise<Product | null> => {
    setProblem(null);
    try {
      const answer = await callApi(getProduct, { params: { productId: wanted } });
      setProduct(answer.product);
      return answer.product;
    } catch (error) {
      setProblem(messageOf(error, 'We couldn’t load this product.'));
      return null;
    }
  }, []);
  const isKnown = productId === null || product?._id === productId;
  useEffect(() => {
    if (!isKnown && productId) void load(productId);
  }, [isKnown, productId, load]);
  return { product, problem, load };
}
