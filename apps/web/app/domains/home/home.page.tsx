import { Title } from '@mantine/core';

export default function HomePage() {
  return <Title>Adunni</Title>;
}
